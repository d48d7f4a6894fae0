import { linesWithoutBag } from '../cart/bag-line.ts';
import type { Cart, PricedCart } from '../cart/cart.ts';
import { isAllowedTip } from '../cart/tips.ts';
import type { Currency } from '../money/currency.ts';
import { addMinor, type Minor } from '../money/minor.ts';

type Payable = Pick<
  PricedCart,
  'cartId' | 'items' | 'due' | 'fees' | 'totalUnpaid' | 'isPayLaterOrder'
>;

/** PAY-03: something to pay, an open venue, and dishes in the cart (the bag is none, D-66). */
export const needsSession = (cart: Payable, isVenueOpen: boolean): boolean =>
  cart.totalUnpaid > 0 &&
  isVenueOpen &&
  !cart.isPayLaterOrder &&
  linesWithoutBag(cart.items).length > 0;

/** What a session was asked for. Anything else makes it stale (PAY-04). */
export type SessionBasis = {
  cartId: string;
  amount: Minor;
  tip: Minor;
  isVenueOpen: boolean;
  content: string;
};

/**
 * What an order is made of, whatever it costs: a session pays for the cart as it was when it was opened. "No nuts", six
 * o'clock or another dish of the same price, written on another phone, would not be in the order (D-310).
 */
export const orderContent = (cart: Cart): string =>
  JSON.stringify([
    cart.items,
    cart.comment,
    cart.pickupTime,
    cart.serviceType,
    cart.deliveryTargetId,
    cart.guestName,
    cart.userId,
    cart.chequeId,
    cart.offer?.id,
    cart.promoCode?.id,
  ]);

/** What the guest is charged: the tip is part of the session's amount. */
export const chargedAmount = (cart: Pick<PricedCart, 'totalUnpaid'>, tip: Minor): Minor =>
  addMinor(cart.totalUnpaid, tip);

export type SessionRequest = { reference: string; amount: Minor; tip: Minor; currency: Currency };

export type SessionMismatch =
  | 'WRONG_CART'
  | 'CURRENCY_CHANGED'
  | 'TIP_NOT_ALLOWED'
  | 'AMOUNT_CHANGED';

/** D-73, D-78, D-159: the server's own cart decides; null means the request may go to the provider. */
export function mismatchOfSessionRequest(
  cart: Payable,
  request: SessionRequest,
  terms: { currency: Currency; isTippingEnabled: boolean },
): SessionMismatch | null {
  if (request.reference !== cart.cartId) return 'WRONG_CART';
  if (request.currency !== terms.currency) return 'CURRENCY_CHANGED';
  if (!isAllowedTip(terms, cart, request.tip)) return 'TIP_NOT_ALLOWED';
  return request.amount === chargedAmount(cart, request.tip) ? null : 'AMOUNT_CHANGED';
}
