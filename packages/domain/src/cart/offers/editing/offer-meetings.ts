import type { Cart } from '../../cart.ts';
import type { CartLine } from '../../cart-line.ts';
import { emptyCart } from '../../fold-cart.ts';
import { applyOffer } from '../apply-offer.ts';
import { automaticOfferChange, orderOfferOf } from '../automatic-offer.ts';
import type { Offer } from '../offer.ts';
import { availableItemOffers, isOfferForVenue, isOfferInApp } from '../visible-offers.ts';
import { orderOfferDiscount } from '../../order-discount.ts';
import { type Minor, ZERO } from '../../../money/minor.ts';
import { hasStages } from './check-offer.ts';
import type { SoldDishes } from './offer-at-venue.ts';

/** Two offers that meet, and which of them the guest gets (GROWTH-17, D-67, D-68). */
export type OfferMeeting = {
  otherId: string;
  /** The dishes they meet on; empty: on the whole order. */
  itemIds: string[];
  /** GUEST: they choose which one they take; a dish is never in two. */
  winner: 'THIS' | 'OTHER' | 'GUEST';
};

type Venue = { id: string; sold: SoldDishes };

const dishIdsOf = ({ type, itemIds, stages }: Offer): string[] => [
  ...new Set(hasStages(type) ? stages.flatMap((stage) => stage.itemIds) : itemIds),
];

const isOnOrder = ({ type }: Offer): boolean => type === 'ORDER_DISCOUNT';

/**
 * The offers that meet this one at a venue, with who wins. Nothing is decided here: the carts' own rules are asked with
 * the dishes they share, or with an order of `orderValue`.
 */
export function offerMeetings(
  offer: Offer,
  others: readonly Offer[],
  { venues, orderValue }: { venues: readonly Venue[]; orderValue: Minor },
): OfferMeeting[] {
  const isMet = (one: Offer): boolean => isOfferInApp(one) && one.type !== 'VISUAL';
  if (!isMet(offer)) return [];
  return others
    .filter((other) => other.id !== offer.id && isMet(other))
    .flatMap((other) => {
      const shared = venues.filter(
        ({ id }) => isOfferForVenue(offer, id) && isOfferForVenue(other, id),
      );
      const [venue] = shared;
      if (!venue) return [];
      if (isOnOrder(offer) && isOnOrder(other))
        return [
          { otherId: other.id, itemIds: [], winner: onOrder(offer, other, venue, orderValue) },
        ];
      if (isOnOrder(offer) || isOnOrder(other)) return onDishesAndOrder(offer, other, shared);
      return onDishes(offer, other, shared);
    });
}

/** One for everybody comes by itself, one of the guest's own is chosen: the server's event says which stays (D-210). */
function onOrder(
  offer: Offer,
  other: Offer,
  venue: Venue,
  orderValue: Minor,
): OfferMeeting['winner'] {
  const line = anyLine(venue);
  const own = [offer, other].filter(({ isDefault }) => !isDefault);
  if (own.length === 2 || !line) return 'GUEST';
  const [chosen] = own;
  const cart: Cart = {
    ...emptyCart,
    cartId: 'trial',
    venueId: venue.id,
    items: [{ ...line, amount: orderValue, variations: [] }],
    offer: chosen ? orderOfferOf(chosen) : null,
  };
  const change = automaticOfferChange(cart, [offer, other]);
  const winnerId = change?.type === 'SET_ORDER_OFFER' ? change.id : (chosen?.id ?? null);
  if (winnerId === null) return 'GUEST';
  return winnerId === offer.id ? 'THIS' : 'OTHER';
}

const anyLine = ({ sold }: Venue): CartLine | undefined => [...sold.values()].flat()[0];

/** What a dish was taken with it keeps: the order's discount is on the rest (D-68). */
function onDishesAndOrder(offer: Offer, other: Offer, venues: readonly Venue[]): OfferMeeting[] {
  const [onDish, order] = isOnOrder(offer) ? [other, offer] : [offer, other];
  const itemIds = dishIdsOf(onDish).filter((id) => venues.some(({ sold }) => sold.has(id)));
  const line = lineOf(itemIds[0], venues);
  if (!line) return [];
  // A dish by itself stands for the bundle: what counts is that it belongs to an offer.
  const single: Offer = { ...onDish, type: 'ITEM_DISCOUNT', itemIds, discountRate: 50 };
  const accepted = applyOffer({ ...single, discountType: 'PERCENTAGE' }, [line], 'trial');
  const cart: Cart = { ...emptyCart, items: accepted.ok ? accepted.value : [line] };
  const isOrderOff = orderOfferDiscount(cart, orderOfferOf(order)).amount === ZERO;
  const winner = isOrderOff === (onDish === offer) ? 'THIS' : 'OTHER';
  return [{ otherId: other.id, itemIds, winner }];
}

const lineOf = (id: string | undefined, venues: readonly Venue[]): CartLine | undefined =>
  id === undefined ? undefined : venues.flatMap(({ sold }) => [...(sold.get(id) ?? [])])[0];

/** Two discounts on one dish: the cart proposes the one that saves more (D-74). A bundle is taken or not. */
function onDishes(offer: Offer, other: Offer, venues: readonly Venue[]): OfferMeeting[] {
  const theirs = new Set(dishIdsOf(other));
  const itemIds = dishIdsOf(offer).filter(
    (id) => theirs.has(id) && venues.some(({ sold }) => sold.has(id)),
  );
  if (itemIds.length === 0) return [];
  if (offer.type !== 'ITEM_DISCOUNT' || other.type !== 'ITEM_DISCOUNT')
    return [{ otherId: other.id, itemIds, winner: 'GUEST' }];
  const usable = [offer, other].map((one) => ({ ...one, unitLimit: null }));
  const winners = new Map<OfferMeeting['winner'], string[]>();
  for (const itemId of itemIds) {
    const at = venues.find(({ sold }) => sold.has(itemId));
    const line = lineOf(itemId, venues);
    if (!at || !line) continue;
    const [found] = availableItemOffers([line], usable, at.id);
    const winner = !found ? 'GUEST' : found.offerId === offer.id ? 'THIS' : 'OTHER';
    winners.set(winner, [...(winners.get(winner) ?? []), itemId]);
  }
  return [...winners].map(([winner, ids]) => ({ otherId: other.id, itemIds: ids, winner }));
}
