import type { DemoCompany } from '../demo-company.ts';
import { type DemoTransaction, insertRows, json } from './insert-rows.ts';

/** Links in the order of the card. */
const links = <Field extends string>(
  ids: readonly string[],
  field: Field,
): (Record<Field, string> & { position: number })[] =>
  ids.map(
    (id, position) => ({ [field]: id, position }) as Record<Field, string> & { position: number },
  );

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

async function insertLinks(trx: DemoTransaction, demo: DemoCompany): Promise<void> {
  const companyId = demo.company.id;
  const { items, upsellGroups } = demo.catalogue;
  await insertRows(
    trx,
    'itemCategories',
    items.flatMap((item) =>
      links(item.categoryIds, 'categoryId').map((link) => ({
        ...link,
        companyId,
        itemId: item.id,
      })),
    ),
  );
  await insertRows(
    trx,
    'itemModificationGroups',
    items.flatMap((item) =>
      links(item.modificationGroupIds, 'groupId').map((link) => ({
        ...link,
        companyId,
        itemId: item.id,
      })),
    ),
  );
  await insertRows(
    trx,
    'itemUpsellGroups',
    items.flatMap((item) =>
      links(item.upsellGroupIds, 'groupId').map((link) => ({
        ...link,
        companyId,
        itemId: item.id,
      })),
    ),
  );
  await insertRows(
    trx,
    'upsellGroupItems',
    upsellGroups.flatMap((group) =>
      links(group.itemIds, 'itemId').map((link) => ({ ...link, companyId, groupId: group.id })),
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
