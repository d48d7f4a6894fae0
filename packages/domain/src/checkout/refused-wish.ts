/**
 * The server said no to a note or a time: taken off the page without a word, an order would go out without it. On the
 * cart it is told before anything is ordered (D-375). By its code, since every page of the app downloads this.
 */
export const isRefusedWish = ({ code }: { code: string }): boolean =>
  /^(COMMENTS|PICKUP_TIME)_/.test(code);
