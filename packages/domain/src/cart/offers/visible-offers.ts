import type { AvailableItemOffer } from '../cart-event.ts';
import type { CartLine } from '../cart-line.ts';
import type { UsableOffer } from '../decide/cart-world.ts';
import { savingOn } from '../discount-amount.ts';
import { dishPrice } from './dish-price.ts';
import type { Offer } from './offer.ts';
import { unitsLeft } from './offer-units.ts';

/** DISC-09: what is meant for the till stays at the till. */
export const isOfferInApp = (offer: Offer): boolean => offer.context === 'APP' && !offer.deleted;

export const isOfferForVenue = (offer: Offer, venueId: string): boolean =>
  offer.venues.length === 0 || offer.venues.includes(venueId);

/** DISC-08, D-153: newest first. */
export const defaultOffers = (offers: readonly Offer[]): Offer[] =>
  offers.filter((offer) => isOfferInApp(offer) && offer.isDefault).toSorted(newestFirst);

/**
 * The item offers that can still be taken for dishes lying in the cart: the best one for portions that have none, and
 * otherwise the one they were taken with, for one more of them. `offers` are those the viewer may use; the server
 * computes this, never the client (D-74, D-214).
 */
export function availableItemOffers(
  lines: readonly CartLine[],
  offers: readonly UsableOffer[],
  venueId: string,
): AvailableItemOffer[] {
  const usable = offers.filter(
    (offer) =>
      offer.type === 'ITEM_DISCOUNT' &&
      isOfferInApp(offer) &&
      isOfferForVenue(offer, venueId) &&
      unitsLeft(lines, offer) !== 0,
  );
  const whole = lines.filter(({ share }) => !share);
  return [...new Set(whole.map(({ itemId }) => itemId))].flatMap((itemId) => {
    const portions = whole.filter((line) => line.itemId === itemId);
    const free = portions.findLast(({ offerId }) => !offerId);
    const ofDish = usable.filter(({ itemIds }) => itemIds.includes(itemId));
    const found = free
      ? bestOffer(ofDish, free)
      : ofDish.find(({ id }) => portions.some(({ offerId }) => offerId === id));
    return found ? [{ itemId, offerId: found.id, unitLimit: found.unitLimit }] : [];
  });
}

function bestOffer(offers: readonly UsableOffer[], line: CartLine): UsableOffer | undefined {
  const saving = (offer: Offer): number => savingOn(dishPrice(line), offer);
  return offers
    .filter((offer) => saving(offer) > 0)
    .toSorted((one, other) => saving(other) - saving(one))[0];
}

const newestFirst = (one: Offer, other: Offer): number =>
  Temporal.Instant.compare(
    Temporal.Instant.from(other.createdAt),
    Temporal.Instant.from(one.createdAt),
  );
