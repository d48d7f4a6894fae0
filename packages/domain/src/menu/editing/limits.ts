/** What a company's catalogue may hold (O-12); more is refused with `LIMIT_REACHED` and the limit. */
export const CATALOGUE_LIMITS = {
  items: 2_000,
  categories: 200,
  groups: 500,
  upsells: 200,
  menus: 100,
  optionsInGroup: 100,
  groupsOnItem: 30,
  upsellsOnItem: 10,
  sizes: 12,
  categoriesOfItem: 10,
  itemsInCategory: 500,
  itemsInUpsell: 50,
  hoursADay: 6,
} as const;

export const TITLE_LENGTH = 100;
export const DESCRIPTION_LENGTH = 500;
export const OPTION_NAME_LENGTH = 60;
/** 100,000.00 (CATALOG-10). */
export const HIGHEST_PRICE = 10_000_000;
/** CATALOG-48. */
export const MOST_CHOICES = 20;
