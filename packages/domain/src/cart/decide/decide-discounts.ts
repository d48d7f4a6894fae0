import { orderOfferOf } from '../offers/automatic-offer.ts';
import { isBetterOrderOffer } from '../order-discount.ts';
import { accepted, type Decide, refuse } from './cart-world.ts';

export const decideOrderOffer: Decide<'SET_ORDER_OFFER'> = (cart, event, world) => {
  if (cart.promoCode) return refuse('PROMO_CODE_SET');
  const offer = world.offers.find(({ id, type }) => id === event.id && type === 'ORDER_DISCOUNT');
  if (!offer) return refuse('OFFER_NOT_AVAILABLE', event.id);
  const orderOffer = orderOfferOf(offer);
  // Asked for what has come by itself meanwhile: the guest has it, and need not be told off.
  const isThere = cart.offer?.isAutomatic === true && cart.offer.id === orderOffer.id;
  if (!isThere && !isBetterOrderOffer(cart, orderOffer))
    return refuse('OFFER_NOT_BETTER', orderOffer.id);
  const { isAutomatic: _claimed, ...fields } = event;
  return accepted({ ...fields, ...orderOffer });
};

/** DISC-11, D-75: the rate is what the server stores for the level, whatever the client says. */
export const decideMembershipDiscount: Decide<'SET_MEMBERSHIP_DISCOUNT'> = (cart, event, world) =>
  world.viewer.userId !== null && cart.userId === world.viewer.userId
    ? accepted({ ...event, discountRate: world.membershipRate })
    : refuse('ERROR_USER_IS_REQUIRED');
