import type {
  Category,
  Item,
  Menu,
  MenuEntry,
  ModificationGroup,
  UpsellGroup,
} from '@tallrik/domain/menu/catalogue';
import type { Database } from '../../../platform/database/database.ts';
import {
  listsBy,
  readCategory,
  readEntry,
  readGroup,
  readHours,
  readItem,
  readUpsellGroup,
} from '../read-catalogue.ts';
import { columnOneOf } from '../../../platform/database/columns.ts';
import { SERVICE_TYPES } from '@tallrik/domain/company/service-types';

export type OfficeEntry = MenuEntry & { menuId: string };
export type OfficeItem = Item & {
  version: number;
  hasDecidedAllergens: boolean;
  entries: OfficeEntry[];
};
export type OfficeCategory = Category & { version: number };
export type OfficeGroup = ModificationGroup & { version: number; isArchived: boolean };
export type OfficeUpsell = UpsellGroup & { version: number; isArchived: boolean };
export type OfficeMenu = Omit<Menu, 'menuEntries'> & {
  version: number;
  name: string;
  isArchived: boolean;
};

/** Those of the company with these ids, or all of them. */
type Wanted = readonly string[] | null;

export async function findOfficeItems(
  db: Database,
  companyId: string,
  ids: Wanted,
): Promise<OfficeItem[]> {
  if (ids?.length === 0) return [];
  const wanted = [...(ids ?? [])];
  const isSome = ids !== null;
  const rows = await db
    .selectFrom('items')
    .selectAll()
    .where('companyId', '=', companyId)
    .$if(isSome, (query) => query.where('id', 'in', wanted))
    .orderBy('order', 'desc')
    .orderBy('title')
    .orderBy('id')
    .execute();
  const categories = await db
    .selectFrom('itemCategories')
    .select(['itemId', 'categoryId'])
    .where('companyId', '=', companyId)
    .$if(isSome, (query) => query.where('itemId', 'in', wanted))
    .orderBy('position')
    .execute();
  const groups = await db
    .selectFrom('itemModificationGroups')
    .select(['itemId', 'groupId'])
    .where('companyId', '=', companyId)
    .$if(isSome, (query) => query.where('itemId', 'in', wanted))
    .orderBy('position')
    .execute();
  const upsells = await db
    .selectFrom('itemUpsellGroups')
    .select(['itemId', 'groupId'])
    .where('companyId', '=', companyId)
    .$if(isSome, (query) => query.where('itemId', 'in', wanted))
    .orderBy('position')
    .execute();
  const entries = await db
    .selectFrom('menuEntries')
    .selectAll()
    .where('companyId', '=', companyId)
    .$if(isSome, (query) => query.where('itemId', 'in', wanted))
    .orderBy('menuId')
    .execute();
  const categoriesOf = listsBy(categories, 'itemId');
  const groupsOf = listsBy(groups, 'itemId');
  const upsellsOf = listsBy(upsells, 'itemId');
  const entriesOf = listsBy(entries, 'itemId');
  return rows.map((row) => ({
    ...readItem(row, {
      categoryIds: categoriesOf(row.id).map((link) => link.categoryId),
      modificationGroupIds: groupsOf(row.id).map((link) => link.groupId),
      upsellGroupIds: upsellsOf(row.id).map((link) => link.groupId),
    }),
    version: row.version,
    hasDecidedAllergens: row.allergensDecidedAt !== null,
    entries: entriesOf(row.id).map((entry) => ({ ...readEntry(entry), menuId: entry.menuId })),
  }));
}

export async function findOfficeCategories(
  db: Database,
  companyId: string,
  ids: Wanted,
): Promise<OfficeCategory[]> {
  if (ids?.length === 0) return [];
  const rows = await db
    .selectFrom('categories')
    .selectAll()
    .where('companyId', '=', companyId)
    .$if(ids !== null, (query) => query.where('id', 'in', [...(ids ?? [])]))
    .orderBy('order', 'desc')
    .orderBy('name')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...readCategory(row), version: row.version }));
}

export async function findOfficeGroups(
  db: Database,
  companyId: string,
  ids: Wanted,
): Promise<OfficeGroup[]> {
  if (ids?.length === 0) return [];
  const wanted = [...(ids ?? [])];
  const rows = await db
    .selectFrom('modificationGroups')
    .selectAll()
    .where('companyId', '=', companyId)
    .$if(ids !== null, (query) => query.where('id', 'in', wanted))
    .orderBy('externalName')
    .orderBy('id')
    .execute();
  const options = await db
    .selectFrom('variations')
    .selectAll()
    .where('companyId', '=', companyId)
    .where('archivedAt', 'is', null)
    .$if(ids !== null, (query) => query.where('groupId', 'in', wanted))
    .orderBy('position')
    .orderBy('id')
    .execute();
  const optionsOf = listsBy(options, 'groupId');
  return rows.map((row) => ({
    ...readGroup(row, optionsOf(row.id)),
    version: row.version,
    isArchived: row.archivedAt !== null,
  }));
}

export async function findOfficeUpsells(
  db: Database,
  companyId: string,
  ids: Wanted,
): Promise<OfficeUpsell[]> {
  if (ids?.length === 0) return [];
  const wanted = [...(ids ?? [])];
  const rows = await db
    .selectFrom('upsellGroups')
    .selectAll()
    .where('companyId', '=', companyId)
    .$if(ids !== null, (query) => query.where('id', 'in', wanted))
    .orderBy('id')
    .execute();
  const links = await db
    .selectFrom('upsellGroupItems')
    .select(['groupId', 'itemId'])
    .where('companyId', '=', companyId)
    .$if(ids !== null, (query) => query.where('groupId', 'in', wanted))
    .orderBy('position')
    .execute();
  const itemsOf = listsBy(links, 'groupId');
  return rows.map((row) => ({
    ...readUpsellGroup(
      row,
      itemsOf(row.id).map((link) => link.itemId),
    ),
    version: row.version,
    isArchived: row.archivedAt !== null,
  }));
}

export async function findOfficeMenus(
  db: Database,
  companyId: string,
  ids: Wanted,
): Promise<OfficeMenu[]> {
  if (ids?.length === 0) return [];
  const wanted = [...(ids ?? [])];
  const rows = await db
    .selectFrom('menus')
    .selectAll()
    .where('companyId', '=', companyId)
    .$if(ids !== null, (query) => query.where('id', 'in', wanted))
    .orderBy('id')
    .execute();
  const hours = await db
    .selectFrom('menuAvailabilities')
    .selectAll()
    .where('companyId', '=', companyId)
    .$if(ids !== null, (query) => query.where('menuId', 'in', wanted))
    .orderBy('starts')
    .orderBy('id')
    .execute();
  const hoursOf = listsBy(hours, 'menuId');
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    name: row.name,
    venueId: row.venueId,
    serviceTypes: row.serviceTypes.map((type) => columnOneOf(SERVICE_TYPES, type)),
    availabilities: hoursOf(row.id).map(readHours),
    isArchived: row.archivedAt !== null,
  }));
}
