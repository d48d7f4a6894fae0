import type { Cart, PricedCart } from '../cart.ts';
import { isUnitSpent, offerUnits } from './offer-units.ts';

/**
 * The offers an order was taken with (D-74): those of its lines, and the order's own if it is the discount that counts. An
 * offer that a code or the membership discount has beaten saved nothing and stays with its guest (D-68).
 */
export function offersUsedBy(
  cart: Pick<Cart, 'items' | 'offer'> & Pick<PricedCart, 'appliedDiscount'>,
): string[] {
  const ofLines = cart.items.flatMap(({ offerId }) => offerId ?? []);
  const ofOrder = cart.offer && cart.appliedDiscount === 'ORDER_OFFER' ? [cart.offer.id] : [];
  return [...new Set([...ofLines, ...ofOrder])];
}

/** The offer on the whole order, where it is the discount that counts: its name stays with the order (MONEY-18). */
export const orderOfferUsedBy = (
  cart: Pick<Cart, 'offer'> & Pick<PricedCart, 'appliedDiscount'>,
): { id: string; name: string } | null =>
  cart.offer && cart.appliedDiscount === 'ORDER_OFFER'
    ? { id: cart.offer.id, name: cart.offer.title }
    : null;

/** How many units of each offer an order uses up: as many tokens are kept for it and spent (D-74). */
export function offerUnitsUsedBy(
  cart: Pick<Cart, 'items' | 'offer'> & Pick<PricedCart, 'appliedDiscount'>,
): Map<string, number> {
  const used = new Map<string, number>();
  const count = (offerId: string) => used.set(offerId, (used.get(offerId) ?? 0) + 1);
  for (const unit of offerUnits(cart.items)) if (isUnitSpent(unit)) count(unit.offerId);
  if (cart.offer && cart.appliedDiscount === 'ORDER_OFFER') count(cart.offer.id);
  return used;
}

/** Whether a cart names any offer at all: most do not, and nothing need be looked up for them. */
export const hasOffers = ({ items, offer }: Pick<Cart, 'items' | 'offer'>): boolean =>
  offer !== null || items.some(({ offerId }) => Boolean(offerId));
