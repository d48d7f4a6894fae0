import { SERVICE_TYPES } from '@tallrik/domain/company/service-types';
import type {
  Catalogue,
  Category,
  Item,
  Menu,
  MenuEntry,
  ModificationGroup,
  Sizes,
  UpsellGroup,
  Variation,
} from '@tallrik/domain/menu/catalogue';
import { minor } from '@tallrik/domain/money/minor';
import { DAYS_OF_WEEK } from '@tallrik/domain/time/day-of-week';
import type { Availability } from '@tallrik/domain/venues/venue';
import { z } from 'zod';
import { columnOneOf, localizedColumn } from '../../platform/database/columns.ts';
import type { CatalogueRows, Row } from './catalogue-rows.ts';

/** What is archived is not sold (O-08); receipts have their own copies. */
const isStanding = (row: { archivedAt: Date | null }): boolean => row.archivedAt === null;

export function readCatalogue(rows: CatalogueRows): Catalogue {
  const categoriesOfItem = listsBy(rows.itemCategories, 'itemId');
  const groupsOfItem = listsBy(rows.itemModificationGroups, 'itemId');
  const upsellsOfItem = listsBy(rows.itemUpsellGroups, 'itemId');
  const itemsOfUpsell = listsBy(rows.upsellGroupItems, 'groupId');
  const variationsOfGroup = listsBy(rows.variations.filter(isStanding), 'groupId');
  const hoursOfMenu = listsBy(rows.menuAvailabilities, 'menuId');
  const entriesOfMenu = listsBy(rows.menuEntries, 'menuId');
  return {
    items: rows.items.map((row) =>
      readItem(row, {
        categoryIds: categoriesOfItem(row.id).map((link) => link.categoryId),
        modificationGroupIds: groupsOfItem(row.id).map((link) => link.groupId),
        upsellGroupIds: upsellsOfItem(row.id).map((link) => link.groupId),
      }),
    ),
    categories: rows.categories.map(readCategory),
    modificationGroups: rows.modificationGroups
      .filter(isStanding)
      .map((row) => readGroup(row, variationsOfGroup(row.id))),
    upsellGroups: rows.upsellGroups.filter(isStanding).map((row) =>
      readUpsellGroup(
        row,
        itemsOfUpsell(row.id).map((link) => link.itemId),
      ),
    ),
    menus: rows.menus
      .filter(isStanding)
      .map((row) => readMenu(row, hoursOfMenu(row.id), entriesOfMenu(row.id))),
  };
}

/** The rows of each id, in the order they came. */
export function listsBy<Key extends string, Row extends Record<Key, string>>(
  rows: readonly Row[],
  key: Key,
): (id: string) => readonly Row[] {
  const lists = new Map<string, Row[]>();
  for (const row of rows) {
    const list = lists.get(row[key]);
    if (list) list.push(row);
    else lists.set(row[key], [row]);
  }
  return (id) => lists.get(id) ?? [];
}

const minorOrNull = (amount: number | null) => (amount === null ? null : minor(amount));

const sizesSchema = z
  .object({
    id: z.string(),
    type: z.string(),
    variations: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        nameLang: z.unknown().transform(localizedColumn),
        price: z.int().transform(minor),
        absolutePrice: z.int().nullable().transform(minorOrNull),
      }),
    ),
  })
  .nullable() satisfies z.ZodType<Sizes | null>;

export const readItem = (
  row: Row<'items'>,
  links: Pick<Item, 'categoryIds' | 'modificationGroupIds' | 'upsellGroupIds'>,
): Item => ({
  ...links,
  id: row.id,
  title: row.title,
  titleLang: localizedColumn(row.titleLang),
  description: row.description,
  descriptionLang: localizedColumn(row.descriptionLang),
  ageRestricted: row.ageRestricted,
  vatRate: row.vatRate,
  disableMembershipDiscount: row.disableMembershipDiscount,
  sizes: sizesSchema.parse(row.sizes),
  image: row.image,
  allergens: row.allergens,
  allergyTags: row.allergyTags,
  defaultPrice: minorOrNull(row.defaultPrice),
  order: row.order,
  deleted: row.deleted,
  instant: row.instant,
});

export const readCategory = (row: Row<'categories'>): Category => ({
  id: row.id,
  parentId: row.parentId,
  order: row.order,
  name: row.name,
  nameLang: localizedColumn(row.nameLang),
  descriptionLang: localizedColumn(row.descriptionLang),
  image: row.image,
  hideInCustomerOrderingFlows: row.hideInCustomerOrderingFlows,
  deleted: row.deleted,
});

export const readGroup = (
  row: Row<'modificationGroups'>,
  variations: readonly Row<'variations'>[],
): ModificationGroup => ({
  id: row.id,
  externalName: row.externalName,
  nameLang: localizedColumn(row.nameLang),
  type: columnOneOf(['SINGLE', 'MULTIPLE'], row.type),
  required: row.required,
  expandedByDefault: row.expandedByDefault,
  minChoices: row.minChoices,
  maxChoices: row.maxChoices,
  preselectedVariations: row.preselectedVariations,
  variations: variations.map(readVariation),
});

export const readVariation = (row: Row<'variations'>): Variation => ({
  id: row.id,
  price: minor(row.price),
  name: row.name,
  nameLang: localizedColumn(row.nameLang),
  allergen: row.allergen,
  asItem: row.asItemId === null ? null : { id: row.asItemId },
  image: row.image,
});

export const readUpsellGroup = (row: Row<'upsellGroups'>, itemIds: string[]): UpsellGroup => ({
  id: row.id,
  hideInApp: row.hideInApp,
  enableMultiSelect: row.enableMultiSelect,
  name: localizedColumn(row.name),
  itemIds,
});

const readMenu = (
  row: Row<'menus'>,
  availabilities: readonly Row<'menuAvailabilities'>[],
  entries: readonly Row<'menuEntries'>[],
): Menu => ({
  id: row.id,
  venueId: row.venueId,
  serviceTypes: row.serviceTypes.map((type) => columnOneOf(SERVICE_TYPES, type)),
  availabilities: availabilities.map(readHours),
  menuEntries: entries.map(readEntry),
});

export const readHours = (hours: Row<'menuAvailabilities'>): Availability => ({
  id: hours.id,
  dayOfWeek: columnOneOf(DAYS_OF_WEEK, hours.dayOfWeek),
  timeRange: { id: hours.timeRangeId, start: hours.starts, end: hours.ends },
});

export const readEntry = (entry: Row<'menuEntries'>): MenuEntry => ({
  id: entry.id,
  price: minor(entry.price),
  instant: entry.instant,
  itemId: entry.itemId,
  vatRate: entry.vatRate,
});
