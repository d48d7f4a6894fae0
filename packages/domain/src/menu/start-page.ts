import type { LandingPageSection } from '../company/configuration.ts';
import type { Category } from './catalogue.ts';
import { topCategories, type CatalogueSlice } from './categories.ts';
import { isMarked, type PricedItem } from './dishes.ts';

export const ITEMS_PER_SECTION = 15;
export const CATEGORY_ATTEMPTS = 3;

export type StartPageSection =
  | { kind: 'LANDING'; title: string; dishes: PricedItem[] }
  | { kind: 'CATEGORY'; category: Category; dishes: PricedItem[]; isSoldOut: boolean };

export type StartPage = CatalogueSlice & {
  activeMenuId: string;
  landingSections: readonly LandingPageSection[];
  maxCategories: number;
};

/** Landing sections first, then categories (MENU-06, MENU-07, D-42). Empty sections are not shown. */
export function startPageSections(page: StartPage): StartPageSection[] {
  const visible = page.dishes.filter(({ item }) => !isMarked(item));
  return [...landingSections(page, visible), ...categorySections(page, visible)];
}

/** A landing section must not sell what the active menu does not (D-42). The restaurant's order of items is kept. */
function landingSections(page: StartPage, visible: readonly PricedItem[]): StartPageSection[] {
  return page.landingSections
    .filter((section) => section.menuId === page.activeMenuId)
    .map(({ title, itemIds }) => ({
      kind: 'LANDING' as const,
      title,
      dishes: itemIds
        .flatMap((id) => visible.find(({ item }) => item.id === id) ?? [])
        .slice(0, ITEMS_PER_SECTION),
    }))
    .filter((section) => section.dishes.length > 0);
}

function categorySections(page: StartPage, visible: readonly PricedItem[]): StartPageSection[] {
  return topCategories({ ...page, dishes: visible })
    .slice(0, page.maxCategories)
    .map(({ category, dishes, isSoldOut }) => ({
      kind: 'CATEGORY' as const,
      category,
      dishes: dishes.slice(0, ITEMS_PER_SECTION),
      isSoldOut,
    }));
}

/**
 * How many categories the given attempt (1, 2, 3) asks for, or null when loading stops (MENU-08, D-41).
 * Asking for more helps because hidden categories use up the first answer.
 */
export function categoriesToFetch(
  attempt: number,
  shown: { sections: number; maxCategories: number },
): number | null {
  if (attempt > 1 && shown.sections >= shown.maxCategories) return null;
  return attempt > CATEGORY_ATTEMPTS ? null : attempt * shown.maxCategories;
}
