import { addMinor, type Minor, ZERO } from '../money/minor.ts';
import { spreadDiscount } from '../money/spread-discount.ts';
import { isBagLine } from './bag-line.ts';
import type { CategoriesOfLine } from './categories-of-line.ts';
import type { CartLine } from './cart-line.ts';
import type { AppliedPromoCode, Cart, OrderOffer, PricedCart } from './cart.ts';
import { type DiscountRule, savingOn } from './discount-amount.ts';
import { lineDiscount, lineTotal } from './line-total.ts';

export type OrderDiscount = {
  source: PricedCart['appliedDiscount'];
  amount: Minor;
  /** What each line of the cart bears of it, in the cart's order. */
  perLine: Minor[];
};

/** What a rehearsal costs less: a kitchen and a receipt see its prices, and nobody pays them (O-21). */
const EVERYTHING: DiscountRule = { discountType: 'PERCENTAGE', discountRate: 100 };

/**
 * D-68: never stacked. A promo code switches off order offer and membership discount, even where it
 * saves nothing: the guest sees which discount counts and can remove the code.
 */
export function orderDiscount(cart: Cart, categoriesOf: CategoriesOfLine): OrderDiscount {
  if (cart.testUntil) return discountOn(cart, 'NONE', EVERYTHING, () => true);
  if (cart.promoCode) return promoDiscount(cart, cart.promoCode, categoriesOf);
  const offer = cart.offer ? orderOfferDiscount(cart, cart.offer) : noDiscount(cart);
  const membership = membershipDiscount(cart, cart.membershipDiscountRate);
  return membership.amount > offer.amount ? membership : offer;
}

export const orderOfferDiscount = (cart: Cart, offer: OrderOffer): OrderDiscount =>
  discountOn(cart, 'ORDER_OFFER', offer, takesDiscount);

/** DISC-05, D-67: rates of different types are compared by what they save on the present cart. */
export const isBetterOrderOffer = (cart: Cart, candidate: OrderOffer): boolean =>
  cart.offer === null ||
  orderOfferDiscount(cart, candidate).amount > orderOfferDiscount(cart, cart.offer).amount;

function promoDiscount(
  cart: Cart,
  code: AppliedPromoCode,
  categoriesOf: CategoriesOfLine,
): OrderDiscount {
  const isForVenue =
    code.venues.length === 0 || (cart.venueId !== null && code.venues.includes(cart.venueId));
  const isInCategories = (line: CartLine) =>
    code.categoryIds.length === 0 || code.categoryIds.some((id) => categoriesOf(line).has(id));
  return discountOn(
    cart,
    'PROMO_CODE',
    code,
    (line) => isForVenue && takesDiscount(line) && isInCategories(line),
  );
}

export const membershipDiscount = (cart: Cart, discountRate: number): OrderDiscount =>
  discountOn(
    cart,
    'MEMBERSHIP',
    { discountType: 'PERCENTAGE', discountRate },
    (line) => takesDiscount(line) && !line.disableMembershipDiscounts,
  );

/**
 * Lines of an offer take no further discount (D-68); a cheque's amounts are final (D-103). Nor does the bag: where
 * the law has it charged, no code may give it away (D-66).
 */
const takesDiscount = (line: CartLine): boolean =>
  !isBagLine(line) && !line.offerId && !line.share && lineDiscount(line) === 0;

function discountOn(
  cart: Cart,
  source: OrderDiscount['source'],
  rule: DiscountRule,
  isEligible: (line: CartLine) => boolean,
): OrderDiscount {
  const bases = cart.items.map((line) => (isEligible(line) ? lineTotal(line) : ZERO));
  const amount = savingOn(addMinor(...bases), rule);
  if (amount === 0) return noDiscount(cart);
  return { source, amount, perLine: spreadDiscount(amount, bases) };
}

const noDiscount = (cart: Cart): OrderDiscount => ({
  source: 'NONE',
  amount: ZERO,
  perLine: cart.items.map(() => ZERO),
});
