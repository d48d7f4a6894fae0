import { addMinor, type Minor, minor } from '../../money/minor.ts';
import { spreadDiscount } from '../../money/spread-discount.ts';
import { ok, refused, type Result } from '../../result.ts';
import { unreachable } from '../../unreachable.ts';
import type { CartLine } from '../cart-line.ts';
import { savingOn } from '../discount-amount.ts';
import { dishPrice, leastDishPrice } from './dish-price.ts';
import type { Offer } from './offer.ts';
import { isBundleOffer } from './offer-units.ts';
import { type OfferSlot, matchLinesToSlots } from './match-lines-to-slots.ts';

export type OfferRefusal =
  /** The lines are not the dishes of the offer. */
  | 'OFFER_ITEMS_DO_NOT_MATCH'
  /** ORDER_DISCOUNT is set on the order, VISUAL is only looked at. */
  | 'OFFER_HAS_NO_ITEMS';

type Applied = Result<CartLine[], OfferRefusal>;

/** The lines of one taken offer, with what each saves (D-74). `bundleId` ties those together that are one price. */
export function applyOffer(offer: Offer, lines: readonly CartLine[], bundleId: string): Applied {
  const applied = discountedLines(offer, lines);
  if (!applied.ok) return applied;
  // Dishes of an ITEM_DISCOUNT stand alone: removing one leaves the others their discount.
  const bundle = isBundleOffer(offer.type) ? bundleId : null;
  return ok(
    applied.value.map((line) => ({
      ...line,
      offerId: offer.id,
      offerTitle: offer.name,
      offerTitleLang: offer.nameLang,
      bundleId: bundle,
    })),
  );
}

function discountedLines(offer: Offer, lines: readonly CartLine[]): Applied {
  switch (offer.type) {
    case 'BUNDLE':
      return applyBundle(
        lines,
        offer.itemIds.map((id) => ({ itemIds: [id] })),
        offer.price,
      );
    case 'STAGED_BUNDLE':
      return applyBundle(lines, offer.stages, offer.price);
    case 'STAGED_INDIVIDUAL':
      return applyStages(offer, lines);
    case 'ITEM_DISCOUNT':
      return applyItemDiscount(offer, lines);
    case 'ORDER_DISCOUNT':
    case 'VISUAL':
      return refused('OFFER_HAS_NO_ITEMS');
    default:
      return unreachable(offer.type);
  }
}

/**
 * One price for all dishes together, each in its cheapest size: a larger one costs the difference, however its price
 * is written (D-162), and extras are paid. Dishes that are cheaper than the bundle stay at their own prices.
 */
function applyBundle(
  lines: readonly CartLine[],
  seats: readonly OfferSlot[],
  price: Minor | null,
): Applied {
  const seated = matchLinesToSlots(lines, seats);
  if (!seated || seated.length === 0 || price === null) return refused('OFFER_ITEMS_DO_NOT_MATCH');
  const dishes = seated.map(leastDishPrice);
  const saving = minor(Math.max(0, addMinor(...dishes) - price));
  const shares = spreadDiscount(saving, dishes);
  return ok(seated.map((line, at) => ({ ...line, discount: shares[at] ?? minor(0) })));
}

/** One dish of each stage, each with the discount of its stage. */
function applyStages(offer: Offer, lines: readonly CartLine[]): Applied {
  const seated = matchLinesToSlots(lines, offer.stages);
  if (!seated || seated.length === 0) return refused('OFFER_ITEMS_DO_NOT_MATCH');
  return ok(
    seated.map((line, at) => {
      const stage = offer.stages[at];
      return { ...line, discount: stage ? savingOn(dishPrice(line), stage) : minor(0) };
    }),
  );
}

function applyItemDiscount(offer: Offer, lines: readonly CartLine[]): Applied {
  if (lines.length === 0 || !lines.every((line) => offer.itemIds.includes(line.itemId))) {
    return refused('OFFER_ITEMS_DO_NOT_MATCH');
  }
  return ok(lines.map((line) => ({ ...line, discount: savingOn(dishPrice(line), offer) })));
}
