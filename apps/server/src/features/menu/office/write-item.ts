import type { ItemChange } from '@tallrik/domain/menu/editing/check-item';
import { sql, type Insertable } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/generated/tables.ts';
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
export const writeItem = (
  trx: Database,
  companyId: string,
  itemId: string,
  write: ItemWrite,
): Promise<void> => writeItems(trx, companyId, [{ itemId, write }]);

/**
 * Many dishes in a few statements. One for each would take a menu of 2,000 half a minute: every statement raises the
 * catalogue's version, and the row that holds it grows slower with each time it is written in one transaction.
 */
export async function writeItems(
  trx: Database,
  companyId: string,
  writes: readonly { itemId: string; write: ItemWrite }[],
): Promise<void> {
  for (const group of inGroups(writes)) await writeGroup(trx, companyId, group);
}

type Write = { itemId: string; write: ItemWrite };

/** So many rows go into one statement: it takes 65,535 values at most, and a dish may stand on twenty menus. */
const AT_ONCE = 200;

const inGroups = <One extends Write>(writes: readonly One[]): One[][] =>
  Array.from({ length: Math.ceil(writes.length / AT_ONCE) }, (_, at) =>
    writes.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
  );

async function writeGroup(trx: Database, companyId: string, writes: Write[]): Promise<void> {
  await writeColumns(trx, companyId, writes);
  await writeTies(trx, companyId, writes);
}

/** Categories, groups, suggestions and menus. */
async function writeTies(trx: Database, companyId: string, writes: Write[]): Promise<void> {
  const linked = (ids: (write: ItemWrite) => readonly string[] | undefined) =>
    writes.flatMap(({ itemId, write }) => {
      const all = ids(write);
      return all ? [{ itemId, ids: all }] : [];
    });
  await replaceLinks(
    trx,
    linked(({ categoryIds }) => categoryIds),
    'itemCategories',
    (itemId, categoryId, position) => ({ companyId, itemId, categoryId, position }),
  );
  await replaceLinks(
    trx,
    linked(({ modificationGroupIds }) => modificationGroupIds),
    'itemModificationGroups',
    (itemId, groupId, position) => ({ companyId, itemId, groupId, position }),
  );
  await replaceLinks(
    trx,
    linked(({ upsellGroupIds }) => upsellGroupIds),
    'itemUpsellGroups',
    (itemId, groupId, position) => ({ companyId, itemId, groupId, position }),
  );
  await writeEntries(trx, companyId, writes);
}

/** Dishes that get the same are written together. */
async function writeColumns(trx: Database, companyId: string, writes: Write[]): Promise<void> {
  const alike = new Map<
    string,
    { columns: Omit<ReturnType<typeof columnsOf>, 'defaultPrice'>; ids: string[] }
  >();
  for (const { itemId, write } of writes) {
    const { defaultPrice: _price, ...columns } = columnsOf(write);
    if (Object.keys(columns).length === 0) continue;
    const key = JSON.stringify(columns);
    const same = alike.get(key) ?? { columns, ids: [] };
    alike.set(key, same);
    same.ids.push(itemId);
  }
  // Of these every dish has one of its own.
  const prices = writes.flatMap(({ itemId, write: { defaultPrice } }) =>
    defaultPrice === undefined ? [] : [{ id: itemId, price: defaultPrice }],
  );
  if (prices.length > 0)
    await sql`update items set default_price = given.price
      from json_to_recordset(${JSON.stringify(prices)}::json) as given (id uuid, price integer)
      where items.company_id = ${companyId} and items.id = given.id`.execute(trx);
  for (const { columns, ids } of alike.values())
    await trx
      .updateTable('items')
      .set(columns)
      .where('companyId', '=', companyId)
      .where('id', 'in', ids)
      .execute();
}

async function replaceLinks<
  Table extends 'itemCategories' | 'itemModificationGroups' | 'itemUpsellGroups',
>(
  trx: Database,
  linked: readonly { itemId: string; ids: readonly string[] }[],
  table: Table,
  rowOf: (itemId: string, id: string, position: number) => Insertable<DB[Table]>,
): Promise<void> {
  if (linked.length === 0) return;
  const itemIds = linked.map(({ itemId }) => itemId);
  await sql`delete from ${sql.table(table)} where ${sql.ref('itemId')} = any(${itemIds}::uuid[])`.execute(
    trx,
  );
  const rows = linked.flatMap(({ itemId, ids }) => ids.map((id, at) => rowOf(itemId, id, at)));
  if (rows.length > 0)
    await trx
      .insertInto(table)
      .values(rows as never)
      .execute();
}

/** A row with nothing but its id and place; `writeItem` does the rest. */
export const insertItem = (trx: Database, companyId: string, id: string, order: number) =>
  trx.insertInto('items').values({ id, companyId, title: '', order }).execute();

/** New dishes with all that is known of them. */
export async function insertItems(
  trx: Database,
  companyId: string,
  made: readonly (Write & { order: number })[],
): Promise<void> {
  for (const group of inGroups(made)) {
    await trx
      .insertInto('items')
      .values(
        group.map(({ itemId, order, write }) => ({
          id: itemId,
          companyId,
          title: '',
          order,
          ...columnsOf(write),
        })),
      )
      .execute();
    await writeTies(trx, companyId, group);
  }
}

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
async function writeEntries(trx: Database, companyId: string, writes: Write[]): Promise<void> {
  const written = writes.flatMap(({ itemId, write: { entries } }) =>
    entries ? [{ itemId, entries }] : [],
  );
  if (written.length === 0) return;
  const rows = written.flatMap(({ itemId, entries }) =>
    entries.map(({ id, menuId, price, instant, vatRate }) => ({
      id,
      menuId,
      price,
      instant,
      vatRate,
      companyId,
      itemId,
    })),
  );
  const kept = JSON.stringify(
    rows.map(({ itemId, menuId }) => ({ item_id: itemId, menu_id: menuId })),
  );
  await trx
    .deleteFrom('menuEntries')
    .where('companyId', '=', companyId)
    .where(
      'itemId',
      'in',
      written.map(({ itemId }) => itemId),
    )
    .where(
      sql<boolean>`not exists (select from json_to_recordset(${kept}::json) as kept (item_id uuid, menu_id uuid)
        where kept.item_id = menu_entries.item_id and kept.menu_id = menu_entries.menu_id)`,
    )
    .execute();
  if (rows.length === 0) return;
  await trx
    .insertInto('menuEntries')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['menuId', 'itemId']).doUpdateSet((row) => ({
        price: row.ref('excluded.price'),
        instant: row.ref('excluded.instant'),
        vatRate: row.ref('excluded.vatRate'),
      })),
    )
    .execute();
}
