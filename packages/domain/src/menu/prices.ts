import { addMinor, type Minor, minor } from '../money/minor.ts';
import type { Item, MenuEntry } from './catalogue.ts';
import type { Choice, ChoiceGroup } from './choice-groups.ts';
import { choiceRange, isDefault, type Selection, selectedIn } from './selection.ts';

export type PricedChoice = { groupId: string; choice: Choice; amount: Minor };

export type PricedSelection = {
  /** The dish without its variations: what a cart line carries as `amount`. */
  amount: Minor;
  /** What was added to the dish, each with its surcharge; defaults are part of the dish and not listed. */
  variations: PricedChoice[];
  /** `amount` and all surcharges: what one unit costs. */
  unitPrice: Minor;
};

/** The price of one unit of a dish as chosen. Browser and server both charge by this function (D-44, D-45). */
export function priceSelection(
  entry: Pick<MenuEntry, 'price'>,
  groups: readonly ChoiceGroup[],
  selection: Selection,
): PricedSelection {
  const variations = groups.flatMap((group) =>
    group.variations
      .filter((choice) => selectedIn(selection, group.id).includes(choice.id))
      .filter((choice) => !isDefault(group, choice.id))
      .map((choice) => ({ groupId: group.id, choice, amount: choice.price })),
  );
  const absolute = variations.find(({ choice }) => choice.absolutePrice !== null);
  const amount = absolute?.choice.absolutePrice ?? entry.price;
  const unitPrice = addMinor(amount, ...variations.map((variation) => variation.amount));
  return { amount, variations, unitPrice };
}

export const priceOfUnits = (unitPrice: Minor, quantity: number): Minor =>
  minor(unitPrice * quantity);

/** What a card shows before anything is chosen: the cheapest way to order the dish. */
export function lowestPrice(
  entry: Pick<MenuEntry, 'price'>,
  groups: readonly ChoiceGroup[],
): Minor {
  const sizes = groups.find((group) =>
    group.variations.some((choice) => choice.absolutePrice !== null),
  );
  const base = sizes === undefined ? entry.price : cheapest(sizes, entry.price);
  const surcharges = groups
    .filter((group) => group !== sizes)
    .map((group) => {
      const included = group.variations.filter((choice) => isDefault(group, choice.id));
      const open = group.variations.filter((choice) => !isDefault(group, choice.id));
      const wanted = Math.max(0, choiceRange(group).min - included.length);
      const cheapestFirst = open.map(({ price }) => price).toSorted((one, other) => one - other);
      return addMinor(...cheapestFirst.slice(0, wanted));
    });
  return addMinor(base, ...surcharges);
}

const cheapest = (sizes: ChoiceGroup, entryPrice: Minor): Minor =>
  minor(Math.min(...sizes.variations.map((size) => priceInSize(size, entryPrice))));

/**
 * Of a dish with sizes, what it costs in the size chosen and what it costs at least, without extras; null without
 * sizes. A dish that has no price of its own costs at least what its cheapest size does.
 */
export function sizePricesOf(
  entry: Pick<MenuEntry, 'price'>,
  sizesId: string | null,
  groups: readonly ChoiceGroup[],
  selection: Selection,
): { chosen: Minor; least: Minor } | null {
  const sizes = groups.find(({ id }) => id === sizesId);
  const size = sizes?.variations.find(({ id }) => selectedIn(selection, sizes.id).includes(id));
  if (sizes === undefined || size === undefined) return null;
  const smallest = cheapest(sizes, entry.price);
  const least = entry.price > 0 ? minor(Math.min(entry.price, smallest)) : smallest;
  return { chosen: priceInSize(size, entry.price), least };
}

export const priceInSize = ({ absolutePrice, price }: Choice, entryPrice: Minor): Minor =>
  absolutePrice ?? addMinor(entryPrice, price);

/** The entry's rate counts, else the item's; null means it may not be sold (D-59). */
export const vatRateOf = (
  entry: Pick<MenuEntry, 'vatRate'>,
  item: Pick<Item, 'vatRate'>,
): number | null => entry.vatRate ?? item.vatRate;
