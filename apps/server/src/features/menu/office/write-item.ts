import type { ItemChange } from '@tallrik/domain/menu/editing/check-item';
import type { Database } from '../../../platform/database/database.ts';
import type { OfficeEntry } from './office-things.ts';

/** What can be written of a dish; fields left out stay. */
export type ItemWrite = ItemChange & {
  order?: number;
  deleted?: boolean;
  image?: string | null;
  /** All of them. */
  entries?: readonly OfficeEntry[];
};

/** The one writer of dishes: changes, new ones, imports and undo all end here. */
export async function writeItem(
  trx: Database,
  companyId: string,
  itemId: string,
  write: ItemWrite,
): Promise<void> {
  const columns = columnsOf(write);
  if (Object.keys(columns).length > 0) {
    await trx
      .updateTable('items')
      .set(columns)
      .where('companyId', '=', companyId)
      .where('id', '=', itemId)
      .execute();
  }
  if (write.categoryIds) {
    const links = write.categoryIds.map((categoryId, position) => ({ categoryId, position }));
    await trx.deleteFrom('itemCategories').where('itemId', '=', itemId).execute();
    if (links.length > 0)
      await trx
        .insertInto('itemCategories')
        .values(links.map((link) => ({ ...link, companyId, itemId })))
        .execute();
  }
  if (write.modificationGroupIds) {
    const links = write.modificationGroupIds.map((groupId, position) => ({ groupId, position }));
    await trx.deleteFrom('itemModificationGroups').where('itemId', '=', itemId).execute();
    if (links.length > 0)
      await trx
        .insertInto('itemModificationGroups')
        .values(links.map((link) => ({ ...link, companyId, itemId })))
        .execute();
  }
  if (write.upsellGroupIds) {
    const links = write.upsellGroupIds.map((groupId, position) => ({ groupId, position }));
    await trx.deleteFrom('itemUpsellGroups').where('itemId', '=', itemId).execute();
    if (links.length > 0)
      await trx
        .insertInto('itemUpsellGroups')
        .values(links.map((link) => ({ ...link, companyId, itemId })))
        .execute();
  }
  if (write.entries) await writeEntries(trx, companyId, itemId, write.entries);
}

/** A row with nothing but its id and place; `writeItem` does the rest. */
export const insertItem = (trx: Database, companyId: string, id: string, order: number) =>
  trx.insertInto('items').values({ id, companyId, title: '', order }).execute();

const PLAIN = [
  'title',
  'description',
  'ageRestricted',
  'vatRate',
  'disableMembershipDiscount',
  'instant',
  'allergens',
  'allergyTags',
  'defaultPrice',
  'order',
  'deleted',
  'image',
] as const;

function columnsOf(write: ItemWrite) {
  const { titleLang, descriptionLang, sizes, hasDecidedAllergens } = write;
  const plain: Partial<Pick<ItemWrite, (typeof PLAIN)[number]>> = Object.fromEntries(
    PLAIN.flatMap((name) => (write[name] === undefined ? [] : [[name, write[name]]])),
  );
  return {
    ...plain,
    ...(titleLang && { titleLang: JSON.stringify(titleLang) }),
    ...(descriptionLang && { descriptionLang: JSON.stringify(descriptionLang) }),
    ...(sizes !== undefined && { sizes: sizes && JSON.stringify(sizes) }),
    ...(hasDecidedAllergens !== undefined && {
      allergensDecidedAt: hasDecidedAllergens ? new Date() : null,
    }),
  };
}

/** An entry keeps its id: carts name it, and a price that is put back must be the same entry. */
async function writeEntries(
  trx: Database,
  companyId: string,
  itemId: string,
  entries: readonly OfficeEntry[],
): Promise<void> {
  const menuIds = entries.map(({ menuId }) => menuId);
  await trx
    .deleteFrom('menuEntries')
    .where('companyId', '=', companyId)
    .where('itemId', '=', itemId)
    .$if(menuIds.length > 0, (query) => query.where('menuId', 'not in', menuIds))
    .execute();
  if (entries.length === 0) return;
  await trx
    .insertInto('menuEntries')
    .values(
      entries.map(({ id, menuId, price, instant, vatRate }) => ({
        id,
        menuId,
        price,
        instant,
        vatRate,
        companyId,
        itemId,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['menuId', 'itemId']).doUpdateSet((row) => ({
        price: row.ref('excluded.price'),
        instant: row.ref('excluded.instant'),
        vatRate: row.ref('excluded.vatRate'),
      })),
    )
    .execute();
}
