import { addMinor, ZERO } from '../../money/minor.ts';
import { linesWithoutBag } from '../bag-line.ts';
import { categoriesOfLines } from '../categories-of-line.ts';
import { priceCart } from '../price-cart.ts';
import { isAllowedTip } from '../tips.ts';
import { accepted, type Decide, refuse } from './cart-world.ts';

/** D-83: what marks the payment of an order that goes on the table's bill. */
export const PAY_LATER_PAYLOAD = '{"payLater":true}';

/**
 * A client's payment only announces one: the provider's word makes it count (D-77). What it
 * announces must still be what the server would charge, or the guest pays for another cart.
 */
export const decidePayment: Decide<'ADD_CLIENT_SIDE_PAYMENT'> = (cart, event, world) => {
  if (linesWithoutBag(cart.items).length === 0) return refuse('CART_EMPTY');
  if (cart.isPayLaterOrder) {
    if (!world.viewer.table?.supportsPayLater) return refuse('TABLE_REQUIRED');
    const nothing = { amount: ZERO, tip: ZERO, paymentType: 'ADYEN' as const };
    return accepted({ ...event, ...nothing, payload: PAY_LATER_PAYLOAD });
  }
  const { settings, viewer, catalogue } = world;
  const priced = priceCart(cart, { categoriesOf: categoriesOfLines(catalogue) });
  const isInvoiceAllowed = settings.isInvoicingEnabled && viewer.hasInvoiceTarget;
  if (event.paymentType === 'INVOICE' && !isInvoiceAllowed) return refuse('INVOICE_NOT_ALLOWED');
  // What a bill leaves to pay is never nothing: a zero payment of it would be an empty receipt (F-12).
  if (cart.chequeId !== null && priced.due === 0) return refuse('CHEQUE_SHARE_TOO_SMALL');
  if (!isAllowedTip(settings, priced, event.tip)) return refuse('TIP_NOT_ALLOWED');
  if (event.amount !== addMinor(priced.totalUnpaid, event.tip)) return refuse('AMOUNT_CHANGED');
  return accepted(event);
};
