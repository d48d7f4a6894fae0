import type {
  LinkedCategory,
  LinkedItem,
  LinkedUpsellGroup,
} from '@tallrik/contract/linked-catalogue';
import type { Catalogue, Category, Variation } from '@tallrik/domain/menu/catalogue';
import type { LinkedCatalogue } from './menu-port.ts';

/** Items and categories keep the catalogue's order, which is the store's: `order` descending, then title. */
export function linkCatalogue(
  catalogue: Catalogue,
  /** Archived ones too: history has their names (O-08). */
  variations: readonly Variation[] = catalogue.modificationGroups.flatMap(
    (group) => group.variations,
  ),
): LinkedCatalogue {
  const groups = byId(catalogue.modificationGroups);
  const categories = byId(
    shownCategories(catalogue.categories).map((category): LinkedCategory => ({
      ...category,
      items: [],
    })),
  );
  const venuesOfItem = venuesByItem(catalogue);
  const items = byId(
    catalogue.items
      .filter((item) => !item.deleted)
      .map((item): LinkedItem => ({
        ...item,
        categories: present(item.categoryIds, categories),
        modificationGroups: present(item.modificationGroupIds, groups),
        upsales: [],
        venueIds: venuesOfItem.get(item.id) ?? new Set(),
      })),
  );
  const upsells = byId(
    catalogue.upsellGroups.map((group): LinkedUpsellGroup => ({
      ...group,
      items: present(group.itemIds, items),
    })),
  );
  // Items name each other through upsells and categories: these links can only be set once all items exist.
  for (const item of items.values()) {
    item.upsales.push(...present(item.upsellGroupIds, upsells));
    for (const category of item.categories) category.items.push(item);
  }
  return {
    items,
    categories,
    modificationGroups: catalogue.modificationGroups,
    variations: byId(variations),
    menus: catalogue.menus.map((menu) => ({
      ...menu,
      menuEntries: menu.menuEntries.flatMap((entry) => {
        const item = items.get(entry.itemId);
        return item ? [{ ...entry, item }] : [];
      }),
    })),
  };
}

/** A category inside a hidden one is hidden too: its own flag says nothing about its parents. */
function shownCategories(categories: readonly Category[]): Category[] {
  const all = byId(categories);
  const isShown = (category: Category, seen: ReadonlySet<string>): boolean => {
    if (category.deleted || category.hideInCustomerOrderingFlows) return false;
    if (category.parentId === null) return true;
    // Two categories that are each other's parent would be walked for ever.
    if (seen.has(category.id)) return false;
    const parent = all.get(category.parentId);
    return parent !== undefined && isShown(parent, new Set([...seen, category.id]));
  };
  return categories.filter((category) => isShown(category, new Set()));
}

function venuesByItem(catalogue: Catalogue): Map<string, Set<string>> {
  const venues = new Map<string, Set<string>>();
  for (const menu of catalogue.menus) {
    for (const { itemId } of menu.menuEntries) {
      const known = venues.get(itemId);
      if (known) known.add(menu.venueId);
      else venues.set(itemId, new Set([menu.venueId]));
    }
  }
  return venues;
}

const byId = <Thing extends { id: string }>(things: readonly Thing[]): Map<string, Thing> =>
  new Map(things.map((thing) => [thing.id, thing]));

/** In the order of the ids; what is not there is left out. */
export const present = <Thing>(
  ids: readonly string[],
  things: ReadonlyMap<string, Thing>,
): Thing[] =>
  ids.flatMap((id) => {
    const thing = things.get(id);
    return thing === undefined ? [] : [thing];
  });
