import type { Cart, PricedCart } from '../cart.ts';

/**
 * The offers an order uses up (D-74): those of its lines, and the order's own if it is the discount that counts. An
 * offer that a code or the membership discount has beaten saved nothing and stays with its guest (D-68).
 */
export function offersUsedBy(
  cart: Pick<Cart, 'items' | 'offer'> & Pick<PricedCart, 'appliedDiscount'>,
): string[] {
  const ofLines = cart.items.flatMap(({ offerId }) => offerId ?? []);
  const ofOrder = cart.offer && cart.appliedDiscount === 'ORDER_OFFER' ? [cart.offer.id] : [];
  return [...new Set([...ofLines, ...ofOrder])];
}

/** Whether a cart names any offer at all: most do not, and nothing need be looked up for them. */
export const hasOffers = ({ items, offer }: Pick<Cart, 'items' | 'offer'>): boolean =>
  offer !== null || items.some(({ offerId }) => Boolean(offerId));
