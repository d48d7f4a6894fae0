import type { Item, MenuEntry } from '../menu/catalogue.ts';
import type { ChoiceGroup } from '../menu/choice-groups.ts';
import { withoutMarker } from '../menu/dishes.ts';
import { priceSelection, sizePricesOf, vatRateOf } from '../menu/prices.ts';
import { initialSelection, removedVariations, type Selection } from '../menu/selection.ts';
import { ZERO } from '../money/minor.ts';
import { isKnownVatRate } from '../money/vat.ts';
import type { CartLine } from './cart-line.ts';

/** A dish as the active menu sells it. */
export type Dish = {
  item: Item;
  entry: MenuEntry;
  groups: readonly ChoiceGroup[];
  /** The company's: it decides which VAT rates exist (D-59). */
  country: string;
};

export type NewLine = { id: string; selection: Selection; categoryId: string | null };

/** One unit of a dish; null when its VAT rate is unknown and it therefore cannot be sold (CART-22). */
export function buildCartLine(dish: Dish, { id, selection, categoryId }: NewLine): CartLine | null {
  const { item, entry, groups, country } = dish;
  const vatRate = vatRateOf(entry, item);
  if (!isKnownVatRate(vatRate, country)) return null;
  const { amount, variations } = priceSelection(entry, groups, selection);
  const sizePrices = sizePricesOf(entry, item.sizes?.id ?? null, groups, selection);
  return {
    id,
    itemId: item.id,
    entryId: entry.id,
    vatRate,
    title: withoutMarker(item.title),
    categoryId: ownCategory(item, categoryId),
    amount,
    variations: variations.map(({ groupId, choice, amount: surcharge }) => ({
      id: choice.id,
      amount: surcharge,
      title: choice.name,
      groupId,
    })),
    removedVariations: removedVariations(groups, selection),
    fraction: 1,
    message: null,
    discount: ZERO,
    disableMembershipDiscounts: item.disableMembershipDiscount,
    offerTitle: null,
    ...(sizePrices ? { sizePrices } : {}),
  };
}

export type Addition = {
  dish: Dish;
  selection: Selection;
  categoryId: string | null;
  quantity: number;
  /** An upsell without an entry in the active menu arrives as null and is skipped (ITEM-35). */
  upsells: readonly { dish: Dish | null; quantity: number }[];
};

/**
 * What the add button puts into the cart: quantity n is n lines (D-53), upsells follow with their
 * preselected variations.
 */
export function buildCartLines(addition: Addition, newLineId: () => string): CartLine[] {
  const { dish, selection, categoryId } = addition;
  const units = (of: Dish, line: Omit<NewLine, 'id'>, quantity: number): CartLine[] =>
    Array.from({ length: quantity }, () => buildCartLine(of, { ...line, id: newLineId() })).filter(
      (built) => built !== null,
    );
  return [
    ...units(dish, { selection, categoryId }, addition.quantity),
    ...addition.upsells.flatMap(({ dish: upsell, quantity }) => {
      if (upsell === null) return [];
      const preselected = initialSelection(upsell.groups);
      return units(upsell, { selection: preselected, categoryId: null }, quantity);
    }),
  ];
}

/** The category the guest came through if the dish lies in it, else its first. */
const ownCategory = ({ categoryIds }: Item, claimed: string | null): string | null =>
  claimed !== null && categoryIds.includes(claimed) ? claimed : (categoryIds[0] ?? null);
