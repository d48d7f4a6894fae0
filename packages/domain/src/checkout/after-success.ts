export type AfterSuccess =
  /** PAY-31 */
  | { goTo: 'ORDER_HISTORY'; orderId: string }
  /** PAY-32: also stored among the anonymous orders. */
  | { goTo: 'ORDER_STATUS'; orderId: string; venueId: string };

export const afterSuccess = (facts: {
  orderId: string;
  venueId: string;
  isSignedIn: boolean;
  hasTable: boolean;
}): AfterSuccess =>
  facts.isSignedIn && !facts.hasTable
    ? { goTo: 'ORDER_HISTORY', orderId: facts.orderId }
    : { goTo: 'ORDER_STATUS', orderId: facts.orderId, venueId: facts.venueId };

/** F-35: how long the check mark and the number stand before the order's page takes their place. */
export const THANK_YOU_MS = 1_200;

/** D-158: from this error on, on one cart, the modal also shows the support e-mail. */
export const SUPPORT_FROM_ERROR = 3;

/** PAY-33: an error counts as new when the stream has seen more of them than the page has. */
export const isNewCartError = (seenErrors: number, cart: { errorCount: number }): boolean =>
  cart.errorCount > seenErrors;

export const isSupportEmailShown = (errorCount: number): boolean =>
  errorCount >= SUPPORT_FROM_ERROR;
