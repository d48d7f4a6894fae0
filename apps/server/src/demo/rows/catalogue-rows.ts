import type { DemoCompany } from '../demo-company.ts';
import { type DemoTransaction, insertRows, json } from './insert-rows.ts';

export async function insertCatalogue(trx: DemoTransaction, demo: DemoCompany): Promise<void> {
  const companyId = demo.company.id;
  const { categories, items, modificationGroups, upsellGroups } = demo.catalogue;
  await insertRows(
    trx,
    'categories',
    // A subcategory refers to its parent, which must be there first.
    categories
      .toSorted((one, other) => Number(one.parentId !== null) - Number(other.parentId !== null))
      .map((category) => ({
        ...category,
        companyId,
        nameLang: json(category.nameLang),
        descriptionLang: json(category.descriptionLang),
      })),
  );
  await insertRows(
    trx,
    'items',
    items.map(
      ({
        categoryIds: _categories,
        modificationGroupIds: _groups,
        upsellGroupIds: _upsells,
        ...item
      }) => ({
        ...item,
        companyId,
        titleLang: json(item.titleLang),
        descriptionLang: json(item.descriptionLang),
        sizes: item.sizes === null ? null : json(item.sizes),
      }),
    ),
  );
  await insertRows(
    trx,
    'modificationGroups',
    modificationGroups.map(({ variations: _variations, ...group }) => ({
      ...group,
      companyId,
      nameLang: json(group.nameLang),
    })),
  );
  await insertRows(
    trx,
    'variations',
    modificationGroups.flatMap((group) =>
      group.variations.map(({ asItem, ...variation }, position) => ({
        ...variation,
        companyId,
        groupId: group.id,
        position,
        nameLang: json(variation.nameLang),
        asItemId: asItem?.id ?? null,
      })),
    ),
  );
  await insertRows(
    trx,
    'upsellGroups',
    upsellGroups.map(({ itemIds: _items, ...group }) => ({
      ...group,
      companyId,
      name: json(group.name),
    })),
  );
  await insertLinks(trx, demo);
}

/** What belongs to what, in the order of the card. */
async function insertLinks(trx: DemoTransaction, demo: DemoCompany): Promise<void> {
  const companyId = demo.company.id;
  const { items, upsellGroups } = demo.catalogue;
  await insertRows(
    trx,
    'itemCategories',
    items.flatMap(({ id: itemId, categoryIds }) =>
      categoryIds.map((categoryId, position) => ({ companyId, itemId, categoryId, position })),
    ),
  );
  await insertRows(
    trx,
    'itemModificationGroups',
    items.flatMap(({ id: itemId, modificationGroupIds }) =>
      modificationGroupIds.map((groupId, position) => ({ companyId, itemId, groupId, position })),
    ),
  );
  await insertRows(
    trx,
    'itemUpsellGroups',
    items.flatMap(({ id: itemId, upsellGroupIds }) =>
      upsellGroupIds.map((groupId, position) => ({ companyId, itemId, groupId, position })),
    ),
  );
  await insertRows(
    trx,
    'upsellGroupItems',
    upsellGroups.flatMap(({ id: groupId, itemIds }) =>
      itemIds.map((itemId, position) => ({ companyId, groupId, itemId, position })),
    ),
  );
}

export async function insertMenus(trx: DemoTransaction, demo: DemoCompany): Promise<void> {
  const companyId = demo.company.id;
  const { menus } = demo.catalogue;
  await insertRows(
    trx,
    'menus',
    menus.map(({ id, venueId, serviceTypes }) => ({ id, companyId, venueId, serviceTypes })),
  );
  await insertRows(
    trx,
    'menuAvailabilities',
    menus.flatMap((menu) =>
      menu.availabilities.map(({ timeRange, ...availability }) => ({
        ...availability,
        companyId,
        menuId: menu.id,
        timeRangeId: timeRange.id,
        starts: timeRange.start,
        ends: timeRange.end,
      })),
    ),
  );
  await insertRows(
    trx,
    'menuEntries',
    menus.flatMap((menu) =>
      menu.menuEntries.map((entry) => ({ ...entry, companyId, menuId: menu.id })),
    ),
  );
  await insertRows(
    trx,
    'inventory',
    demo.inventory.map((entry) => ({ ...entry, companyId })),
  );
}
