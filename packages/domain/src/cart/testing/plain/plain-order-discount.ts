import { saving, sum } from './plain-arithmetic.ts';
import { priceLines, type Sold } from './plain-lines.ts';
import type { PlainCart, PlainRate, PlainWorld } from './plain-world.ts';

// Nothing here may be imported from the product: called twice, a wrong rule agrees with itself.

/** `offerId` is the offer that is used up by it; `on` are the lines that bear it. */
export type PlainDiscount = { amount: number; on: Sold[]; offerId: string | null };

const NONE: PlainDiscount = { amount: 0, on: [], offerId: null };

/**
 * D-68, D-210: a code alone counts; without one the best of the order offers for everybody, the one the guest chose and
 * membership. Never on offers or the bag. Of equals the guest's own offer, then one for everybody, then membership.
 */
export function orderDiscount(
  cart: PlainCart,
  world: PlainWorld,
  sold: Sold[],
  membershipRate: number,
): PlainDiscount {
  const open = sold.filter(({ isInOffer }) => !isInOffer);
  if (cart.hasCode && world.code.isActive) {
    const { categories } = world.code;
    const isFor = ({ dish }: Sold) => categories.length === 0 || categories.includes(dish.category);
    return discountOn(open.filter(isFor), world.code);
  }
  const offers = world.offers.filter(({ type }) => type === 'ORDER_DISCOUNT');
  const own = offers.find(({ id, tokens }) => id === cart.orderOfferId && (tokens ?? 0) > 0);
  const candidates = [
    ...(own ? [{ ...discountOn(open, own), offerId: own.id }] : []),
    ...offers.filter(({ tokens }) => tokens === null).map((offer) => discountOn(open, offer)),
    ofMembership(open, membershipRate),
  ];
  return candidates.reduce((best, each) => (each.amount > best.amount ? each : best), NONE);
}

/**
 * D-210: behind every step the best offer for everybody takes the place of one the guest chose, if it saves more. It
 * gives way to a code, and to a membership that saves more.
 */
export function afterStep(cart: PlainCart, world: PlainWorld): PlainCart {
  const [first] = cart.lines;
  if (cart.orderOfferId === null || cart.hasCode || first === undefined) return cart;
  const { sold } = priceLines(cart.lines, world, first.menu);
  const open = sold.filter(({ isInOffer }) => !isInOffer);
  const offers = world.offers.filter(({ type }) => type === 'ORDER_DISCOUNT');
  const forAll = offers.filter(({ tokens }) => tokens === null);
  const best = Math.max(0, ...forAll.map((offer) => discountOn(open, offer).amount));
  const chosen = offers.find(({ id }) => id === cart.orderOfferId);
  const ofChosen = chosen ? discountOn(open, chosen).amount : 0;
  const isReplaced = best > ofChosen && best >= ofMembership(open, cart.membershipRateThen).amount;
  return isReplaced ? { ...cart, orderOfferId: null } : cart;
}

const ofMembership = (open: Sold[], rate: number): PlainDiscount =>
  discountOn(
    open.filter(({ dish }) => !dish.isOutsideMembership),
    { kind: 'PERCENTAGE', rate },
  );

const discountOn = (on: Sold[], rate: PlainRate): PlainDiscount => ({
  amount: saving(sum(on.map(({ price }) => price)), rate),
  on,
  offerId: null,
});
