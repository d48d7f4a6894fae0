import { compareNames } from '../company/compare-names.ts';
import { localized } from '../company/localized.ts';
import type { Category } from './catalogue.ts';
import { type PricedItem, type Reader, sortDishes } from './dishes.ts';
import { type Inventory, isOutOfStock } from './stock.ts';

export type ShownCategory<Shown extends Category = Category> = {
  category: Shown;
  /** Everything in it and in its subcategories, sorted, each dish once. */
  dishes: PricedItem[];
  /** Labelled and not to be followed (MENU-13, D-47). */
  isSoldOut: boolean;
};

export type Shelf<Shown extends Category = Category> = {
  categories: readonly Shown[];
  /** What the active menu sells (`dishesOf`). */
  dishes: readonly PricedItem[];
  inventory: Inventory;
  reader: Reader;
};

/** The cards of the menu screen (MENU-11, MENU-12, MENU-19). */
export const topCategories = <Shown extends Category>(
  shelf: Shelf<Shown>,
): ShownCategory<Shown>[] => shownChildren(null, shelf);

export type CategorySection = { category: Category; dishes: PricedItem[] };

/**
 * The sections of a category screen (MENU-15): its own dishes first, then one per subcategory. Dishes are not
 * repeated within a section; a section without dishes is not shown (MENU-19).
 */
export function categorySections(categoryId: string, shelf: Shelf): CategorySection[] {
  const category = shelf.categories.find(({ id }) => id === categoryId);
  if (category === undefined || !isShown(category)) return [];
  const own = shelf.dishes.filter(({ item }) => item.categoryIds.includes(category.id));
  const sections = [
    { category, dishes: sortDishes(own, shelf.reader) },
    ...shownChildren(category.id, shelf).map((child) => ({
      category: child.category,
      dishes: child.dishes,
    })),
  ];
  return sections.filter((section) => section.dishes.length > 0);
}

function shownChildren<Shown extends Category>(
  parentId: string | null,
  shelf: Shelf<Shown>,
): ShownCategory<Shown>[] {
  const children = shelf.categories.filter(
    (category) => category.parentId === parentId && isShown(category),
  );
  return sortCategories(children, shelf.reader).flatMap((category) => {
    const ids = idsWithin(category.id, shelf.categories);
    const dishes = shelf.dishes.filter(({ item }) => item.categoryIds.some((id) => ids.has(id)));
    if (dishes.length === 0) return [];
    const isSoldOut = dishes.every(({ item }) => isOutOfStock(shelf.inventory, item.id));
    return [{ category, dishes: sortDishes(dishes, shelf.reader), isSoldOut }];
  });
}

const isShown = (category: Category): boolean =>
  !category.deleted && !category.hideInCustomerOrderingFlows;

/** `order` descending (MENU-12), equal orders by name so that the order never jumps between loads. */
export function sortCategories<Shown extends Category>(
  categories: readonly Shown[],
  reader: Reader,
): Shown[] {
  return categories.toSorted(
    (one, other) =>
      other.order - one.order ||
      compareNames(categoryNameOf(one, reader), categoryNameOf(other, reader), reader.language),
  );
}

export const categoryNameOf = (
  category: Pick<Category, 'name' | 'nameLang'>,
  { language, company }: Reader,
): string => localized(category.nameLang, category.name, language, company);

/** A category and all shown ones below it; each is visited once, so a loop of parents cannot hang the menu. */
export function idsWithin(categoryId: string, categories: readonly Category[]): Set<string> {
  const ids = new Set([categoryId]);
  for (const id of ids) {
    for (const category of categories) {
      if (category.parentId === id && isShown(category)) ids.add(category.id);
    }
  }
  return ids;
}
