import type { Minor } from '../../money/minor.ts';
import type { Item, Menu, MenuEntry } from '../catalogue.ts';

/** The price a dish has while its menus agree: its own, else the one all entries have; null where they differ (CATALOG-09). */
export function priceOfItem(
  item: Pick<Item, 'defaultPrice'>,
  entries: readonly Pick<MenuEntry, 'price'>[],
): Minor | null {
  const prices = new Set(entries.map(({ price }) => price));
  if (prices.size === 1) return [...prices][0] ?? null;
  return item.defaultPrice;
}

/** The entries that a new price of the dish changes: those that had the old one (CATALOG-09). */
export function entriesToReprice<Entry extends Pick<MenuEntry, 'price'>>(
  item: Pick<Item, 'defaultPrice'>,
  entries: readonly Entry[],
): Entry[] {
  const old = priceOfItem(item, entries);
  return entries.filter(({ price }) => price === old);
}

export const entriesOfItem = (
  menus: readonly Menu[],
  itemId: string,
): (MenuEntry & { menuId: string })[] =>
  menus.flatMap(({ id, menuEntries }) =>
    menuEntries
      .filter((entry) => entry.itemId === itemId)
      .map((entry) => ({ ...entry, menuId: id })),
  );
