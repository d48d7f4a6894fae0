import { buildCartLine } from '../../build-cart-line.ts';
import type { CartLine } from '../../cart-line.ts';
import { applyOffer } from '../apply-offer.ts';
import { dishPrice, leastDishPrice } from '../dish-price.ts';
import type { Offer } from '../offer.ts';
import { isOfferForVenue } from '../visible-offers.ts';
import type { Catalogue } from '../../../menu/catalogue.ts';
import { choiceGroupsOf } from '../../../menu/choice-groups.ts';
import { initialSelection } from '../../../menu/selection.ts';
import { addMinor, type Minor, minor } from '../../../money/minor.ts';
import { hasPrice, hasStages } from './check-offer.ts';

/** What each dish is sold for at one venue: a line for every menu that has it. */
export type SoldDishes = ReadonlyMap<string, readonly CartLine[]>;

/** A cart line of every dish on the menus of a venue, with what is chosen before anybody chooses. */
export function dishesSoldAt(
  { menus, items, modificationGroups }: Pick<Catalogue, 'menus' | 'items' | 'modificationGroups'>,
  { venueId, country }: { venueId: string; country: string },
): SoldDishes {
  const known = new Map(items.filter(({ deleted }) => !deleted).map((item) => [item.id, item]));
  const sold = new Map<string, CartLine[]>();
  for (const entry of menus
    .filter((menu) => menu.venueId === venueId)
    .flatMap(({ menuEntries }) => menuEntries)) {
    const item = known.get(entry.itemId);
    if (!item) continue;
    const groups = choiceGroupsOf(item, modificationGroups);
    const choice = { id: entry.id, selection: initialSelection(groups), categoryId: null };
    const line = buildCartLine({ item, entry, groups, country }, choice);
    if (line) sold.set(item.id, [...(sold.get(item.id) ?? []), line]);
  }
  return sold;
}

export type AmountRange = { least: Minor; most: Minor };

/** What an offer comes to at one venue (GROWTH-12 to GROWTH-14). */
export type OfferAtVenue = {
  /** What its dishes cost without it; null where it has none, or cannot be taken there. */
  singly: AmountRange | null;
  saving: AmountRange | null;
  /** Dishes that stand in its way because no menu there has them. */
  missingItemIds: string[];
  /** Stages none of whose dishes is on a menu there, counted from 0. */
  missingStages: number[];
};

export const isAvailable = ({ missingItemIds, missingStages }: OfferAtVenue): boolean =>
  missingItemIds.length === 0 && missingStages.length === 0;

const NOTHING: OfferAtVenue = {
  singly: null,
  saving: null,
  missingItemIds: [],
  missingStages: [],
};

/** Decided by the rule carts have (`applyOffer`): by its cheapest dishes and by its dearest. */
export function offerAtVenue(offer: Offer, sold: SoldDishes): OfferAtVenue {
  if (offer.type === 'ITEM_DISCOUNT') return itemDiscountAt(offer, sold);
  const slots = slotsOf(offer);
  if (slots.length === 0) return NOTHING;
  const lines = slots.map((itemIds) => itemIds.flatMap((id) => sold.get(id) ?? []));
  const empty = lines.flatMap((found, at) => (found.length === 0 ? [at] : []));
  if (empty.length > 0)
    return {
      ...NOTHING,
      missingItemIds: hasStages(offer.type)
        ? []
        : [...new Set(empty.flatMap((at) => [...(slots[at] ?? [])]))],
      missingStages: hasStages(offer.type) ? empty : [],
    };
  const priceOf = hasPrice(offer.type) ? leastDishPrice : dishPrice;
  return { ...NOTHING, ...rangesOf([pick(lines, priceOf, -1), pick(lines, priceOf, 1)], offer) };
}

const slotsOf = ({ type, itemIds, stages }: Offer): (readonly string[])[] => {
  if (hasStages(type)) return stages.map((stage) => stage.itemIds);
  return type === 'BUNDLE' ? itemIds.map((id) => [id]) : [];
};

/** Any of its dishes is enough. */
function itemDiscountAt(offer: Offer, sold: SoldDishes): OfferAtVenue {
  const lines = offer.itemIds.flatMap((id) => sold.get(id) ?? []);
  if (lines.length === 0) return { ...NOTHING, missingItemIds: [...offer.itemIds] };
  return {
    ...NOTHING,
    ...rangesOf(
      lines.map((line) => [line]),
      offer,
    ),
  };
}

/** The cheapest line of each slot, or the dearest; each is a unit of its own. */
const pick = (
  slots: readonly (readonly CartLine[])[],
  priceOf: (line: CartLine) => Minor,
  direction: 1 | -1,
): CartLine[] =>
  slots.flatMap((lines, at) => {
    const [first] = lines.toSorted((one, other) => direction * (priceOf(other) - priceOf(one)));
    return first ? [{ ...first, id: `${at}` }] : [];
  });

function rangesOf(
  choices: readonly CartLine[][],
  offer: Offer,
): Pick<OfferAtVenue, 'singly' | 'saving'> {
  const priceOf = hasPrice(offer.type) ? leastDishPrice : dishPrice;
  const singly = choices.map((lines) => addMinor(...lines.map(priceOf)));
  const saving = choices.map((lines) => {
    const applied = applyOffer(offer, lines, 'trial');
    return applied.ok ? addMinor(...applied.value.map(({ discount }) => discount)) : minor(0);
  });
  return { singly: rangeOf(singly), saving: rangeOf(saving) };
}

const rangeOf = (amounts: readonly Minor[]): AmountRange => ({
  least: minor(Math.min(...amounts)),
  most: minor(Math.max(...amounts)),
});

/** Whether somewhere even the dearest dishes cost less singly than together (OFFER_COSTS_MORE). */
export const costsMore = (
  { price, type }: Pick<Offer, 'price' | 'type'>,
  venues: readonly OfferAtVenue[],
): boolean =>
  hasPrice(type) &&
  price !== null &&
  venues.some(({ singly }) => singly !== null && price > singly.most);

/** The dishes an amount takes off altogether, wherever they are sold (GROWTH-13). */
export function freeDishes(offer: Offer, sold: readonly SoldDishes[]): string[] {
  const rules =
    offer.type === 'ITEM_DISCOUNT'
      ? [offer]
      : offer.type === 'STAGED_INDIVIDUAL'
        ? offer.stages.map((stage) => ({ ...offer, ...stage, type: 'ITEM_DISCOUNT' as const }))
        : [];
  const isFree = (rule: Offer, line: CartLine): boolean => {
    const applied = applyOffer(rule, [line], 'trial');
    const price = dishPrice(line);
    return price > 0 && applied.ok && applied.value[0]?.discount === price;
  };
  return [
    ...new Set(
      rules.flatMap((rule) =>
        rule.itemIds.filter((id) =>
          sold.some((at) => (at.get(id) ?? []).some((line) => isFree(rule, line))),
        ),
      ),
    ),
  ];
}

export const venuesOf = <Venue extends { id: string }>(
  offer: Offer,
  venues: readonly Venue[],
): Venue[] => venues.filter(({ id }) => isOfferForVenue(offer, id));
