import { addMinor, ZERO } from '../../money/minor.ts';
import { linesWithoutBag } from '../bag-line.ts';
import { categoriesOfLines } from '../categories-of-line.ts';
import type { CartPayment, PricedCart } from '../cart.ts';
import { isBeyondPayment } from '../most-in-cart.ts';
import { priceCart } from '../price-cart.ts';
import type { CartRefusalCode } from '../refusal-codes.ts';
import { isAllowedTip } from '../tips.ts';
import { accepted, type CartWorld, type Decide, refuse } from './cart-world.ts';

/** D-83: what marks the payment of an order that goes on the table's bill. */
export const PAY_LATER_PAYLOAD = '{"payLater":true}';

/** What the company's switches say against a payment; asked when it is announced and again when it is taken. */
export function refusalOfPayment(
  cart: PricedCart,
  payment: Pick<CartPayment, 'paymentType' | 'tip'>,
  settings: Pick<CartWorld['settings'], 'isInvoicingEnabled' | 'isTippingEnabled' | 'currency'>,
): CartRefusalCode | null {
  if (payment.paymentType === 'INVOICE' && !settings.isInvoicingEnabled)
    return 'INVOICE_NOT_ALLOWED';
  // What a bill leaves to pay is never nothing: a zero payment of it would be an empty receipt (F-12).
  if (cart.chequeId !== null && cart.due === 0) return 'CHEQUE_SHARE_TOO_SMALL';
  return isAllowedTip(settings, cart, payment.tip) ? null : 'TIP_NOT_ALLOWED';
}

/**
 * A client's payment only announces one: the provider's word makes it count (D-77). What it
 * announces must still be what the server would charge, or the guest pays for another cart.
 */
export const decidePayment: Decide<'ADD_CLIENT_SIDE_PAYMENT'> = (cart, event, world) => {
  if (linesWithoutBag(cart.items).length === 0) return refuse('CART_EMPTY');
  // Dishes may have become dearer since they were put in.
  if (isBeyondPayment(cart.items)) return refuse('CART_FULL');
  if (cart.isPayLaterOrder) {
    if (!world.viewer.table?.supportsPayLater) return refuse('TABLE_REQUIRED');
    const nothing = { amount: ZERO, tip: ZERO, paymentType: 'ADYEN' as const };
    return accepted({ ...event, ...nothing, payload: PAY_LATER_PAYLOAD });
  }
  const { settings, viewer, catalogue } = world;
  const priced = priceCart(cart, { categoriesOf: categoriesOfLines(catalogue) });
  if (event.paymentType === 'INVOICE' && !viewer.hasInvoiceTarget)
    return refuse('INVOICE_NOT_ALLOWED');
  const refusal = refusalOfPayment(priced, event, settings);
  if (refusal) return refuse(refusal);
  if (event.amount !== addMinor(priced.totalUnpaid, event.tip)) return refuse('AMOUNT_CHANGED');
  return accepted(event);
};
