import type { CategoryChange } from '@tallrik/domain/menu/editing/check-category';
import type { Database } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/graphql/errors.ts';
import type { OfficeGroup, OfficeMenu, OfficeUpsell } from './office-things.ts';

export type CategoryWrite = CategoryChange & {
  order?: number;
  deleted?: boolean;
  image?: string | null;
};

export async function writeCategory(
  trx: Database,
  companyId: string,
  id: string,
  write: CategoryWrite,
): Promise<void> {
  const { nameLang, descriptionLang, ...plain } = write;
  const columns = {
    ...plain,
    ...(nameLang && { nameLang: JSON.stringify(nameLang) }),
    ...(descriptionLang && { descriptionLang: JSON.stringify(descriptionLang) }),
  };
  if (Object.keys(columns).length === 0) return;
  await trx
    .updateTable('categories')
    .set(columns)
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .execute();
}

export const insertCategory = (trx: Database, companyId: string, id: string, order: number) =>
  trx.insertInto('categories').values({ id, companyId, name: '', order }).execute();

export const insertGroup = (trx: Database, companyId: string, id: string) =>
  trx
    .insertInto('modificationGroups')
    .values({ id, companyId, externalName: '', type: 'MULTIPLE' })
    .execute();

export const insertUpsell = (trx: Database, companyId: string, id: string) =>
  trx.insertInto('upsellGroups').values({ id, companyId }).execute();

export const insertMenu = (trx: Database, companyId: string, id: string, venueId: string) =>
  trx.insertInto('menus').values({ id, companyId, venueId, serviceTypes: [] }).execute();

/** The whole group with its options; options that are not in it any more are archived: receipts name them. */
export async function writeGroup(
  trx: Database,
  companyId: string,
  group: Omit<OfficeGroup, 'version'>,
  now: Date,
): Promise<void> {
  const columns = {
    externalName: group.externalName,
    nameLang: JSON.stringify(group.nameLang),
    type: group.type,
    required: group.required,
    expandedByDefault: group.expandedByDefault,
    minChoices: group.minChoices,
    maxChoices: group.maxChoices,
    preselectedVariations: group.preselectedVariations,
    archivedAt: group.isArchived ? now : null,
  };
  await trx
    .updateTable('modificationGroups')
    .set(columns)
    .where('companyId', '=', companyId)
    .where('id', '=', group.id)
    .execute();
  const ids = group.variations.map(({ id }) => id);
  await trx
    .updateTable('variations')
    .set({ archivedAt: now })
    .where('companyId', '=', companyId)
    .where('groupId', '=', group.id)
    .where('archivedAt', 'is', null)
    .$if(ids.length > 0, (query) => query.where('id', 'not in', ids))
    .execute();
  for (const [position, option] of group.variations.entries()) {
    const fields = {
      position,
      price: option.price,
      name: option.name,
      nameLang: JSON.stringify(option.nameLang),
      allergen: option.allergen,
      asItemId: option.asItem?.id ?? null,
      image: option.image,
      archivedAt: null,
    };
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('variations')
      .values({ ...fields, id: option.id, companyId, groupId: group.id })
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet(fields).where('variations.groupId', '=', group.id),
      )
      .executeTakeFirst();
    // The id of another group's option, perhaps another company's: nothing was written there.
    if (numInsertedOrUpdatedRows === 0n) throw notFound('Option');
  }
}

export async function writeUpsell(
  trx: Database,
  companyId: string,
  upsell: Omit<OfficeUpsell, 'version'>,
  now: Date,
): Promise<void> {
  const columns = {
    name: JSON.stringify(upsell.name),
    hideInApp: upsell.hideInApp,
    enableMultiSelect: upsell.enableMultiSelect,
    archivedAt: upsell.isArchived ? now : null,
  };
  await trx
    .updateTable('upsellGroups')
    .set(columns)
    .where('companyId', '=', companyId)
    .where('id', '=', upsell.id)
    .execute();
  await trx.deleteFrom('upsellGroupItems').where('groupId', '=', upsell.id).execute();
  if (upsell.itemIds.length === 0) return;
  await trx
    .insertInto('upsellGroupItems')
    .values(
      upsell.itemIds.map((itemId, position) => ({
        companyId,
        groupId: upsell.id,
        itemId,
        position,
      })),
    )
    .execute();
}

export async function writeMenu(
  trx: Database,
  companyId: string,
  menu: Omit<OfficeMenu, 'version'>,
  now: Date,
): Promise<void> {
  const columns = {
    name: menu.name,
    serviceTypes: menu.serviceTypes,
    archivedAt: menu.isArchived ? now : null,
  };
  await trx
    .updateTable('menus')
    .set(columns)
    .where('companyId', '=', companyId)
    .where('id', '=', menu.id)
    .execute();
  await trx.deleteFrom('menuAvailabilities').where('menuId', '=', menu.id).execute();
  if (menu.availabilities.length === 0) return;
  await trx
    .insertInto('menuAvailabilities')
    .values(
      menu.availabilities.map(({ id, dayOfWeek, timeRange }) => ({
        id,
        companyId,
        menuId: menu.id,
        dayOfWeek,
        timeRangeId: timeRange.id,
        starts: timeRange.start,
        ends: timeRange.end,
      })),
    )
    .execute();
}
