import type { CartEvent, WithoutBase } from '../cart-event.ts';
import type { Cart, OrderOffer } from '../cart.ts';
import { membershipDiscount, orderOfferDiscount } from '../order-discount.ts';
import type { Offer } from './offer.ts';
import { defaultOffers, isOfferForVenue } from './visible-offers.ts';

type OrderOfferEvent = Extract<
  WithoutBase<CartEvent>,
  { type: 'SET_ORDER_OFFER' | 'CLEAR_ORDER_OFFER' }
>;

/** An offer on the order as a cart keeps it. One for everybody is nobody's choice: it comes and goes by itself. */
export const orderOfferOf = (
  offer: Pick<Offer, 'id' | 'name' | 'nameLang' | 'discountRate' | 'discountType' | 'isDefault'>,
): OrderOffer => ({
  id: offer.id,
  title: offer.name,
  titleLang: offer.nameLang,
  discountRate: offer.discountRate,
  discountType: offer.discountType,
  ...(offer.isDefault ? { isAutomatic: true } : {}),
});

/**
 * L110, DISC-05, DISC-06, D-210: an order discount for everybody applies by itself where it is the best. This is the
 * server's event that makes the cart right, null where it is. What the guest has chosen stays unless another saves more;
 * a promo code, or a membership discount that saves more, sends an automatic offer away.
 * `offers` are all of the company's: which of them count here is asked here.
 */
export function automaticOfferChange(cart: Cart, offers: readonly Offer[]): OrderOfferEvent | null {
  const best = bestAutomaticOffer(cart, offers);
  if (best === null) return cart.offer?.isAutomatic ? { type: 'CLEAR_ORDER_OFFER' } : null;
  return isSameOffer(cart.offer, best) ? null : { type: 'SET_ORDER_OFFER', ...best };
}

function bestAutomaticOffer(cart: Cart, offers: readonly Offer[]): OrderOffer | null {
  const { promoCode, venueId, offer: current } = cart;
  if (promoCode !== null || venueId === null) return null;
  const savingOf = (offer: OrderOffer) => orderOfferDiscount(cart, offer).amount;
  // Of two that save the same the one in the cart stays: it must not flicker between them.
  const rankOf = ({ id }: OrderOffer) => (id === current?.id ? 0 : 1);
  const [best] = defaultOffers(offers)
    .filter((offer) => offer.type === 'ORDER_DISCOUNT' && isOfferForVenue(offer, venueId))
    .map(orderOfferOf)
    .toSorted((one, other) => savingOf(other) - savingOf(one) || rankOf(one) - rankOf(other));
  if (!best) return null;
  const saving = savingOf(best);
  const ofLevel = membershipDiscount(cart, cart.membershipDiscountRate).amount;
  if (saving === 0 || saving < ofLevel) return null;
  const chosen = current === null || current.isAutomatic ? null : current;
  return chosen !== null && savingOf(chosen) >= saving ? null : best;
}

const isSameOffer = (one: OrderOffer | null, other: OrderOffer): boolean =>
  one !== null &&
  one.id === other.id &&
  one.discountRate === other.discountRate &&
  one.discountType === other.discountType;
