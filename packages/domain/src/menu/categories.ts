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

export type CatalogueSlice<Shown extends Category = Category> = {
  categories: readonly Shown[];
  /** What the active menu sells (`dishesOf`). */
  dishes: readonly PricedItem[];
  inventory: Inventory;
  reader: Reader;
};

/** The cards of the menu screen (MENU-11, MENU-12, MENU-19). */
export const topCategories = <Shown extends Category>(
  catalogue: CatalogueSlice<Shown>,
): ShownCategory<Shown>[] => shownChildren(null, catalogue);

export type CategorySection = { category: Category; dishes: PricedItem[] };

/**
 * The sections of a category screen (MENU-15): its own dishes first, then one per subcategory. Dishes are not
 * repeated within a section; a section without dishes is not shown (MENU-19).
 */
export function categorySections(categoryId: string, catalogue: CatalogueSlice): CategorySection[] {
  const category = catalogue.categories.find(({ id }) => id === categoryId);
  if (category === undefined || !isShown(category)) return [];
  const own = catalogue.dishes.filter(({ item }) => item.categoryIds.includes(category.id));
  const sections = [
    { category, dishes: sortDishes(own, catalogue.reader) },
    ...shownChildren(category.id, catalogue).map((child) => ({
      category: child.category,
      dishes: child.dishes,
    })),
  ];
  return sections.filter((section) => section.dishes.length > 0);
}

function shownChildren<Shown extends Category>(
  parentId: string | null,
  catalogue: CatalogueSlice<Shown>,
): ShownCategory<Shown>[] {
  const children = catalogue.categories.filter(
    (category) => category.parentId === parentId && isShown(category),
  );
  return sortCategories(children, catalogue.reader).flatMap((category) => {
    const ids = idsWithin(category.id, catalogue.categories);
    const dishes = catalogue.dishes.filter(({ item }) =>
      item.categoryIds.some((id) => ids.has(id)),
    );
    if (dishes.length === 0) return [];
    const isSoldOut = dishes.every(({ item }) => isOutOfStock(catalogue.inventory, item.id));
    return [{ category, dishes: sortDishes(dishes, catalogue.reader), isSoldOut }];
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
