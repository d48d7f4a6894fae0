import type { Catalogue, OfficeCategory, OfficeItem } from '../catalogue.ts';

export type CategoryDishes = { category: OfficeCategory; items: OfficeItem[] };

/** Categories in their order with their dishes; those without any are left out. */
export function dishesByCategory(
  { categories, items }: Catalogue,
  isWanted: (item: OfficeItem) => boolean,
): CategoryDishes[] {
  const dishes = new Map<string, OfficeItem[]>();
  for (const item of items) {
    if (!isWanted(item)) continue;
    for (const id of item.categoryIds) {
      const list = dishes.get(id);
      if (list) list.push(item);
      else dishes.set(id, [item]);
    }
  }
  return categories.flatMap((category) => {
    const found = dishes.get(category.id);
    return found ? [{ category, items: found }] : [];
  });
}
