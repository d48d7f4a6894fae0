const PAYMENT_EVENTS = new Set(['ADD_CLIENT_SIDE_PAYMENT', 'MARK_AS_PAY_LATER_ORDER']);

/** Said by the payment's own dialogs. */
export const isPaymentRefusal = ({ eventType }: { eventType: string | null }): boolean =>
  PAYMENT_EVENTS.has(eventType ?? '');

/**
 * The server said no to a note or a time: taken off the page without a word, an order would go out without it. On the
 * cart it is told before anything is ordered (D-375). By its code, since every page of the app downloads this.
 */
export const isRefusedWish = ({ code }: { code: string }): boolean =>
  code.startsWith('COMMENTS_') || code.startsWith('PICKUP_TIME_');
