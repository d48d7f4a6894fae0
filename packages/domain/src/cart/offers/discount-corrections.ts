import type { CartEvent, WithoutBase } from '../cart-event.ts';
import type { Cart } from '../cart.ts';
import type { UsableOffer } from '../decide/cart-world.ts';
import { withEvents } from '../fold-cart.ts';
import type { PromoCode, PromoCodeRefusal } from '../promo-code.ts';
import { automaticOfferChange, orderOfferOf } from './automatic-offer.ts';
import type { Offer } from './offer.ts';

/** What the guest has a right to at the moment of paying. */
export type DiscountRights = {
  /** The code of the cart as it stands now, or why it no longer counts; null for a cart without a code. */
  promoCode: { code: PromoCode } | { refusal: PromoCodeRefusal } | null;
  offers: readonly UsableOffer[];
  membershipRate: number;
  /** All of the company's: some of them apply by themselves. */
  companyOffers: readonly Offer[];
};

/**
 * D-52, D-69, D-75: a cart lies about for days, and what it takes off was decided then. These are the server's
 * events that bring code, order offer and membership up to date before anybody pays; none when all of it still holds.
 * Lines taken with an offer are held against it with all other lines (`cart-today.ts`). The automatic offer comes
 * last (D-210): which is the best depends on all the rest.
 */
export function discountCorrections(cart: Cart, rights: DiscountRights): WithoutBase<CartEvent>[] {
  const corrections = [
    ...promoCorrections(cart, rights.promoCode),
    ...orderOfferCorrections(cart, rights.offers),
    ...membershipCorrections(cart, rights.membershipRate),
  ];
  const automatic = automaticOfferChange(withEvents(cart, corrections), rights.companyOffers);
  return automatic ? [...corrections, automatic] : corrections;
}

/** The event that sets a code on a cart (D-71): rate, venues and categories are the server's. */
export const promoCodeEvent = (
  code: PromoCode,
): Extract<WithoutBase<CartEvent>, { type: 'SET_PROMO_CODE' }> => ({
  type: 'SET_PROMO_CODE',
  id: code.id,
  code: code.code,
  discountRate: code.discountRate,
  discountType: code.discountType,
  title: code.title,
  venues: code.venues,
  categoryIds: code.categoryIds,
  offerType: code.offerType,
});

/** Whether the cart holds this code just as it is today. */
export function isPromoCodeCurrent({ promoCode }: Pick<Cart, 'promoCode'>, code: PromoCode) {
  return (
    promoCode !== null &&
    promoCode.id === code.id &&
    promoCode.discountRate === code.discountRate &&
    promoCode.discountType === code.discountType &&
    isSameList(promoCode.venues, code.venues) &&
    isSameList(promoCode.categoryIds, code.categoryIds)
  );
}

function promoCorrections(
  cart: Cart,
  status: DiscountRights['promoCode'],
): WithoutBase<CartEvent>[] {
  if (cart.promoCode === null || status === null) return [];
  if ('code' in status)
    return isPromoCodeCurrent(cart, status.code) ? [] : [promoCodeEvent(status.code)];
  return [
    { type: 'CLEAR_PROMO_CODE' },
    {
      type: 'CART_ERROR',
      code: status.refusal,
      message: 'The promo code does not count any more',
      context: { promoCode: cart.promoCode.code },
    },
  ];
}

function orderOfferCorrections(
  { offer }: Cart,
  offers: readonly UsableOffer[],
): WithoutBase<CartEvent>[] {
  if (offer === null || offer.isAutomatic) return [];
  const own = offers.find(({ id, type }) => id === offer.id && type === 'ORDER_DISCOUNT');
  if (!own) return [{ type: 'CLEAR_ORDER_OFFER' }];
  const isSame = own.discountRate === offer.discountRate && own.discountType === offer.discountType;
  return isSame ? [] : [{ type: 'SET_ORDER_OFFER', ...orderOfferOf(own) }];
}

/** A guest who never asked for it is not given it while paying: the amount on the screen would be another one. */
const membershipCorrections = (
  { membershipDiscountRate }: Cart,
  discountRate: number,
): WithoutBase<CartEvent>[] =>
  membershipDiscountRate === 0 || membershipDiscountRate === discountRate
    ? []
    : [{ type: 'SET_MEMBERSHIP_DISCOUNT', discountRate }];

const isSameList = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((entry, at) => entry === other[at]);
