import { MAX_QUANTITY_PER_ADD } from '../../menu/stock.ts';
import type { AvailableItemOffer } from '../cart-event.ts';
import type { CartLine } from '../cart-line.ts';
import { savingOn } from '../discount-amount.ts';
import { dishPrice } from './dish-price.ts';
import type { Offer } from './offer.ts';
import { unitsOf } from './offer-units.ts';

/** DISC-09: what is meant for the till stays at the till. */
export const isOfferInApp = (offer: Offer): boolean => offer.context === 'APP' && !offer.deleted;

export const isOfferForVenue = (offer: Offer, venueId: string): boolean =>
  offer.venues.length === 0 || offer.venues.includes(venueId);

/** DISC-08, D-153: newest first. */
export const defaultOffers = (offers: readonly Offer[]): Offer[] =>
  offers.filter((offer) => isOfferInApp(offer) && offer.isDefault).toSorted(newestFirst);

/**
 * The item offers that could still be taken for dishes lying in the cart, the best one per dish.
 * `offers` are those the viewer may use; the server computes this, never the client (D-74).
 */
export function availableItemOffers(
  lines: readonly CartLine[],
  offers: readonly (Offer & { unitLimit: number | null })[],
  venueId: string,
): AvailableItemOffer[] {
  const usable = offers.filter(
    (offer) =>
      offer.type === 'ITEM_DISCOUNT' &&
      isOfferInApp(offer) &&
      isOfferForVenue(offer, venueId) &&
      unitsLeft(lines, offer) !== 0,
  );
  const free = new Map(
    lines.filter((line) => !line.offerId && !line.share).map((line) => [line.itemId, line]),
  );
  return [...free].flatMap(([itemId, line]) => {
    const saving = (offer: Offer) => savingOn(dishPrice(line), offer);
    const best = usable
      .filter((offer) => offer.itemIds.includes(itemId) && saving(offer) > 0)
      .toSorted((one, other) => saving(other) - saving(one))[0];
    return best ? [{ itemId, offerId: best.id, unitsLeft: unitsLeft(lines, best) }] : [];
  });
}

/** Of how many dishes it can still be taken: a token is one of them (D-74); null is any number. */
const unitsLeft = (
  lines: readonly CartLine[],
  { id, unitLimit }: { id: string; unitLimit: number | null },
): number | null => (unitLimit === null ? null : Math.max(0, unitLimit - unitsOf(lines, id)));

/** The portions that one tap takes an offer for: all that are there, as far as tokens reach (F-65). */
export function linesForItemOffer(
  lines: readonly CartLine[],
  { itemId, unitsLeft: left }: Pick<AvailableItemOffer, 'itemId' | 'unitsLeft'>,
): CartLine[] {
  const free = lines.filter((line) => line.itemId === itemId && !line.offerId && !line.share);
  // Carts of before have no number: one portion, as it was then.
  return free.slice(
    0,
    Math.min(left === undefined ? 1 : (left ?? free.length), MAX_QUANTITY_PER_ADD),
  );
}

const newestFirst = (one: Offer, other: Offer): number =>
  Temporal.Instant.compare(
    Temporal.Instant.from(other.createdAt),
    Temporal.Instant.from(one.createdAt),
  );
