import type { Catalogue, OfficeItem } from './catalogue.ts';

/** Null: all of them, as an owner of the whole company looks at it. */
export type MenusInSight = ((menuId: string) => boolean) | null;

/**
 * The catalogue as the chosen restaurants sell it: a dish has their price where their menus agree, and stands only on
 * their menus. With the company's price in the list of one restaurant, a new price would be saved at the others.
 */
export function catalogueInSight(catalogue: Catalogue, isInSight: MenusInSight): Catalogue {
  if (isInSight === null) return catalogue;
  return { ...catalogue, items: catalogue.items.map((item) => itemInSight(item, isInSight)) };
}

function itemInSight(item: OfficeItem, isInSight: (menuId: string) => boolean): OfficeItem {
  const entries = item.entries.filter(({ menuId }) => isInSight(menuId));
  const [first, ...others] = entries.map(({ price }) => price);
  const isAgreed = first !== undefined && others.every((price) => price === first);
  return { ...item, entries, price: isAgreed ? first : null };
}
