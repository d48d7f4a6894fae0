import { linesWithoutBag } from '../cart/bag-line.ts';
import type { PricedCart } from '../cart/cart.ts';
import { pointsFor } from '../loyalty/points.ts';

/** PAY-16: PayLaterOrderPending becomes PayLaterOrderComplete. */
export const PAY_LATER_COMPLETE_AFTER_MS = 1_600;
/** PAY-17: and this much later the cart is cleared and the app goes home. */
export const PAY_LATER_HOME_AFTER_MS = 2_500;

type Payable = Pick<
  PricedCart,
  'items' | 'due' | 'totalUnpaid' | 'isReadyForCheckout' | 'isPayLaterOrder'
>;

/** PAY-18, D-60: tested on the amount due, or a 100 % code would open a card form for 0. */
export const isZeroAmountOrder = (cart: Payable): boolean =>
  cart.due <= 0 &&
  cart.isReadyForCheckout &&
  cart.totalUnpaid === 0 &&
  linesWithoutBag(cart.items).length > 0;

export type PayPress = 'PAY_LATER' | 'ZERO_PAYMENT' | 'CARD_DROP_IN';

/** What pressing pay does: PAY-15, PAY-19, PAY-20. */
export function payPress(cart: Payable): PayPress {
  if (cart.isPayLaterOrder) return 'PAY_LATER';
  return isZeroAmountOrder(cart) ? 'ZERO_PAYMENT' : 'CARD_DROP_IN';
}

/** PAY-43 */
export const isInvoiceButtonShown = (
  isInvoicingEnabled: boolean,
  user: { invoiceTargetId: string | null } | null,
): boolean => isInvoicingEnabled && user !== null && user.invoiceTargetId !== null;

/** Who pays earns the points (D-117): nobody by an order for nothing, or by one that goes on the table's bill. */
export const earnsPoints = (cart: Pick<Payable, 'due' | 'isPayLaterOrder'>): boolean =>
  !cart.isPayLaterOrder && pointsFor(cart.due) > 0;

/** PAY-38, D-87: once per cart, only where there is something to win by it, and it never blocks. */
export const isSignUpReminderDue = (facts: {
  isSignedIn: boolean;
  hasMembershipCards: boolean;
  wasShownForThisCart: boolean;
  earnsPoints: boolean;
}): boolean =>
  !facts.isSignedIn && facts.hasMembershipCards && facts.earnsPoints && !facts.wasShownForThisCart;
