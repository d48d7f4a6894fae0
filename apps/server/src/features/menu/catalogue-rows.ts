import type { Selectable } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/generated/tables.ts';

type CatalogueTable =
  | 'items'
  | 'categories'
  | 'itemCategories'
  | 'modificationGroups'
  | 'variations'
  | 'itemModificationGroups'
  | 'upsellGroups'
  | 'upsellGroupItems'
  | 'itemUpsellGroups'
  | 'menus'
  | 'menuAvailabilities'
  | 'menuEntries';
export type Row<Table extends CatalogueTable> = Selectable<DB[Table]>;

/** The rows of one company that its catalogue is made of. */
export type CatalogueRows = { [Table in CatalogueTable]: Row<Table>[] };

/** One query per table, in the order guests see things. Run it inside a snapshot. */
export async function findCatalogueRows(db: Database, companyId: string): Promise<CatalogueRows> {
  return {
    items: await db
      .selectFrom('items')
      .selectAll()
      .where('companyId', '=', companyId)
      .orderBy('order', 'desc')
      .orderBy('title')
      .orderBy('id')
      .execute(),
    categories: await db
      .selectFrom('categories')
      .selectAll()
      .where('companyId', '=', companyId)
      .orderBy('order', 'desc')
      .orderBy('name')
      .orderBy('id')
      .execute(),
    itemCategories: await db
      .selectFrom('itemCategories')
      .selectAll()
      .where('companyId', '=', companyId)
      .orderBy('position')
      .execute(),
    modificationGroups: await db
      .selectFrom('modificationGroups')
      .selectAll()
      .where('companyId', '=', companyId)
      .orderBy('id')
      .execute(),
    variations: await db
      .selectFrom('variations')
      .selectAll()
      .where('companyId', '=', companyId)
      .orderBy('position')
      .orderBy('id')
      .execute(),
    itemModificationGroups: await db
      .selectFrom('itemModificationGroups')
      .selectAll()
      .where('companyId', '=', companyId)
      .orderBy('position')
      .execute(),
    upsellGroups: await db
      .selectFrom('upsellGroups')
      .selectAll()
      .where('companyId', '=', companyId)
      .orderBy('id')
      .execute(),
    upsellGroupItems: await db
      .selectFrom('upsellGroupItems')
      .selectAll()
      .where('companyId', '=', companyId)
      .orderBy('position')
      .execute(),
    itemUpsellGroups: await db
      .selectFrom('itemUpsellGroups')
      .selectAll()
      .where('companyId', '=', companyId)
      .orderBy('position')
      .execute(),
    menus: await db
      .selectFrom('menus')
      .selectAll()
      .where('companyId', '=', companyId)
      .orderBy('id')
      .execute(),
    menuAvailabilities: await db
      .selectFrom('menuAvailabilities')
      .selectAll()
      .where('companyId', '=', companyId)
      .orderBy('starts')
      .orderBy('id')
      .execute(),
    menuEntries: await db
      .selectFrom('menuEntries')
      .selectAll()
      .where('companyId', '=', companyId)
      .orderBy('id')
      .execute(),
  };
}
