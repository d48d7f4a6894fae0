import { isTimeControlled } from '../active-menu.ts';
import type { Catalogue } from '../catalogue.ts';

/**
 * On which menus a new dish lands: those of the chosen venues that already have a dish of its category; where the
 * category is new, those without hours, else all of them (O-07).
 */
export function menusForNewItem(
  catalogue: Pick<Catalogue, 'items' | 'menus'>,
  wanted: { categoryIds: readonly string[]; venueIds: readonly string[] },
): string[] {
  const siblings = new Set(
    catalogue.items
      .filter(
        (item) => !item.deleted && item.categoryIds.some((id) => wanted.categoryIds.includes(id)),
      )
      .map(({ id }) => id),
  );
  const menus = catalogue.menus.filter(({ venueId }) => wanted.venueIds.includes(venueId));
  const showing = menus.filter(({ menuEntries }) =>
    menuEntries.some(({ itemId }) => siblings.has(itemId)),
  );
  const always = menus.filter((menu) => !isTimeControlled(menu));
  const landing = [showing, always, menus].find((some) => some.length > 0) ?? [];
  return landing.map(({ id }) => id);
}

/** The rate most dishes of these categories have: what a new one begins with (CATALOG-04). */
export function usualVatRate(
  items: readonly Pick<Catalogue['items'][number], 'deleted' | 'vatRate' | 'categoryIds'>[],
  categoryIds: readonly string[] | 'ALL',
): number | null {
  const counts = new Map<number, number>();
  for (const item of items) {
    if (item.deleted || item.vatRate === null) continue;
    const isMeant =
      categoryIds === 'ALL' || item.categoryIds.some((id) => categoryIds.includes(id));
    if (!isMeant) continue;
    counts.set(item.vatRate, (counts.get(item.vatRate) ?? 0) + 1);
  }
  const [most] = [...counts].toSorted(
    ([rate, count], [otherRate, otherCount]) => otherCount - count || rate - otherRate,
  );
  return most?.[0] ?? null;
}
