import { accepted, type Decide, refuse } from './cart-world.ts';

/** TABLE-08, D-101: sitting at a pay-later table is proven by its token, not claimed. */
export const decidePayLater: Decide<'MARK_AS_PAY_LATER_ORDER'> = (cart, event, { viewer }) =>
  viewer.table?.supportsPayLater === true &&
  cart.testUntil === null &&
  cart.serviceType === 'EAT_HERE' &&
  cart.chequeId === null
    ? accepted(event)
    : refuse('TABLE_REQUIRED');

export const decideConnectToCheque: Decide<'CONNECT_TO_CHEQUE'> = (cart, event, world) => {
  // An order to pay later, tied to a bill, would put the bill's own lines on it a second time.
  const isFree =
    cart.items.length === 0 && cart.serviceType === 'EAT_HERE' && !cart.isPayLaterOrder;
  if (!isFree) return refuse('CART_NOT_EMPTY');
  const cheque = world.chequeOf(event.id);
  // A rehearsal costs nothing: what somebody has eaten would be paid with it.
  if (cart.testUntil !== null) return refuse('CHEQUE_NOT_FOUND', event.id);
  // One answer for "not there" and "not here": cheque ids are keys and must not be probed (D-104).
  if (!cheque || cheque.venueId !== cart.venueId) return refuse('CHEQUE_NOT_FOUND', event.id);
  return cheque.isOpen ? accepted(event) : refuse('CHEQUE_CLOSED', event.id);
};
