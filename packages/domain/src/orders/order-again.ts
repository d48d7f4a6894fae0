import { buildCartLine } from '../cart/build-cart-line.ts';
import type { CartLine } from '../cart/cart-line.ts';
import type { Localized } from '../company/languages.ts';
import type { Item, Menu, ModificationGroup } from '../menu/catalogue.ts';
import { choiceGroupsOf, type ChoiceGroup } from '../menu/choice-groups.ts';
import {
  choiceRange,
  initialSelection,
  isDefault,
  missingRequiredGroups,
  type IsAvailable,
  type Selection,
} from '../menu/selection.ts';
import { isOutOfStock, variationAvailability, type Inventory } from '../menu/stock.ts';
import type { Order, OrderItem } from './order.ts';

/** What the venue sells now. */
export type SoldNow = {
  menu: Pick<Menu, 'menuEntries'> | null;
  items: readonly Item[];
  groups: readonly ModificationGroup[];
  inventory: Inventory;
  country: string;
};

export type DishName = { title: string; titleLang: Localized };

export type OrderedAgain = {
  lines: CartLine[];
  /** Not sold any more, or not enough of it left. */
  missing: DishName[];
  /** In the cart, but without a choice that is gone. */
  changed: DishName[];
};

/**
 * An earlier order as lines of a new cart: what is still sold, as it was chosen then, at today's prices. What is not
 * is named, so that nobody finds out at the table (beyond the specification).
 */
export function orderAgain(
  order: Pick<Order, 'items'>,
  sold: SoldNow,
  newLineId: () => string,
): OrderedAgain {
  const again: OrderedAgain = { lines: [], missing: [], changed: [] };
  const units = new Map<string, number>();
  for (const ordered of order.items) {
    const { title, titleLang, id: itemId } = ordered.entry.item;
    const unitCount = units.get(itemId) ?? 0;
    const found = isOutOfStock(sold.inventory, itemId, unitCount)
      ? null
      : lineOf(ordered, sold, newLineId);
    if (found === null) {
      addOnce(again.missing, { title, titleLang });
      continue;
    }
    units.set(itemId, unitCount + 1);
    again.lines.push(found.line);
    if (!found.isWhole) addOnce(again.changed, { title, titleLang });
  }
  return again;
}

function lineOf(
  ordered: OrderItem,
  sold: SoldNow,
  newLineId: () => string,
): { line: CartLine; isWhole: boolean } | null {
  const item = sold.items.find(({ id, deleted }) => id === ordered.entry.item.id && !deleted);
  const entry = sold.menu?.menuEntries.find(({ itemId }) => itemId === item?.id);
  if (!item || !entry) return null;
  const groups = choiceGroupsOf(item, sold.groups);
  const { selection, isWhole } = chosenAgain(
    ordered,
    groups,
    variationAvailability(sold.inventory),
  );
  if (missingRequiredGroups(groups, selection).length > 0) return null;
  const dish = { item, entry, groups, country: sold.country };
  const line = buildCartLine(dish, { id: newLineId(), selection, categoryId: null });
  return line && { line, isWhole };
}

function chosenAgain(
  ordered: OrderItem,
  groups: readonly ChoiceGroup[],
  isAvailable: IsAvailable,
): { selection: Selection; isWhole: boolean } {
  const added = new Set(ordered.variations.map(({ id }) => id));
  const removed = new Set(ordered.removedVariations.map(({ id }) => id));
  const initial = initialSelection(groups, isAvailable);
  const selection = Object.fromEntries(
    groups.map((group) => {
      const chosen = group.variations.filter(
        (choice) =>
          isAvailable(choice) &&
          (added.has(choice.id) || (isDefault(group, choice.id) && !removed.has(choice.id))),
      );
      const ids = chosen.map(({ id }) => id);
      if (group.type === 'MULTIPLE') return [group.id, ids.slice(0, choiceRange(group).max)];
      return [group.id, ids.length > 0 ? ids.slice(0, 1) : (initial[group.id] ?? [])];
    }),
  );
  const present = new Set(Object.values(selection).flat());
  // What comes with the dish was on it too: one of these that is sold out is left off, and said.
  const came = groups.flatMap((group) => {
    const isReplaced = group.type === 'SINGLE' && group.variations.some(({ id }) => added.has(id));
    if (isReplaced) return [];
    const defaults = group.variations.filter(({ id }) => isDefault(group, id) && !removed.has(id));
    return defaults.map(({ id }) => id);
  });
  return { selection, isWhole: [...added, ...came].every((id) => present.has(id)) };
}

function addOnce(names: DishName[], name: DishName): void {
  if (!names.some(({ title }) => title === name.title)) names.push(name);
}
