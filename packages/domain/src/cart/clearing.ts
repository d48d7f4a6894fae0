/** D-64: where a cart can be cleared, whether the guest is asked, and where that leads. */
export const CLEARINGS = {
  VENUE_PICK: { asks: true, goesTo: 'STORE_LISTING' },
  CLEAR_QUESTION: { asks: true, goesTo: 'STORE_LISTING' },
  HEADER_LOGO: { asks: true, goesTo: 'HOME' },
  SIGN_OUT: { asks: true, goesTo: 'HOME' },
  MENU_EXPIRED: { asks: false, goesTo: 'HOME' },
  START_OVER: { asks: false, goesTo: 'HOME' },
  TRASHCAN: { asks: false, goesTo: 'STAY' },
} as const;

export type ClearingPlace = keyof typeof CLEARINGS;

/** An empty cart is not worth a question. */
export const asksBeforeClearing = (place: ClearingPlace, badgeCount: number): boolean =>
  CLEARINGS[place].asks && badgeCount > 0;
