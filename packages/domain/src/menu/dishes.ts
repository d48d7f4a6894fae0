import { compareNames } from '../company/compare-names.ts';
import type { Language } from '../company/languages.ts';
import { localized } from '../company/localized.ts';
import type { Item, Menu, MenuEntry } from './catalogue.ts';

/** An item with the entry that sells it: nothing is shown without a price (MENU-21). */
export type PricedItem<Sold extends Item = Item> = { item: Sold; entry: MenuEntry };

export type Reader = {
  language: Language;
  company: { defaultLanguage: Language | null };
};

/** The dishes of the active menu: not deleted, with an entry of their own (MENU-21). */
export function dishesOf<Sold extends Item>(
  items: readonly Sold[],
  menu: Pick<Menu, 'menuEntries'>,
): PricedItem<Sold>[] {
  const entries = new Map<string, MenuEntry>();
  for (const entry of menu.menuEntries) {
    if (!entries.has(entry.itemId)) entries.set(entry.itemId, entry);
  }
  return items.flatMap((item) => {
    const entry = entries.get(item.id);
    return item.deleted || entry === undefined ? [] : [{ item, entry }];
  });
}

/** `order` descending, equal orders by title in the reader's language (MENU-22, D-39). */
export function sortDishes<Dish extends PricedItem>(
  dishes: readonly Dish[],
  reader: Reader,
): Dish[] {
  return dishes
    .map((dish) => ({ dish, title: titleOf(dish.item, reader) }))
    .toSorted(
      (one, other) =>
        other.dish.item.order - one.dish.item.order ||
        compareNames(one.title, other.title, reader.language),
    )
    .map(({ dish }) => dish);
}

const MARKER = '[m]';

/** Marked items appear neither on the start page nor among recommendations (MENU-20, D-40). */
export const isMarked = (item: Pick<Item, 'title' | 'titleLang'>): boolean =>
  [item.title, ...Object.values(item.titleLang)].some((title) => title?.includes(MARKER));

/** The marker is an instruction, not a name: no guest ever reads it (D-40). */
export const withoutMarker = (title: string): string =>
  title.replaceAll(MARKER, ' ').replace(/\s+/g, ' ').trim();

export const titleOf = (
  item: Pick<Item, 'title' | 'titleLang'>,
  { language, company }: Reader,
): string => withoutMarker(localized(item.titleLang, item.title, language, company));
