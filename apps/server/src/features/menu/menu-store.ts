import type { Catalogue, InventoryEntry } from '@tallrik/domain/menu/catalogue';
import type { Database } from '../../platform/database/database.ts';
import { findCatalogueRows } from './catalogue-rows.ts';
import { readCatalogue } from './read-catalogue.ts';

export type VersionedCatalogue = { version: number; catalogue: Catalogue };

/** The number that every change of menu, price, item or category raises; null for a company that does not exist. */
export async function findCatalogueVersion(
  db: Database,
  companyId: string,
): Promise<number | null> {
  const row = await db
    .selectFrom('companies')
    .select('catalogueVersion')
    .where('id', '=', companyId)
    .executeTakeFirst();
  return row?.catalogueVersion ?? null;
}

/**
 * Everything one company sells, deleted items and categories included: carts and orders still name them.
 * Read in one snapshot: between two plain queries an owner could save, and an entry would name an item that
 * is not there.
 */
export function loadCatalogue(db: Database, companyId: string): Promise<VersionedCatalogue | null> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (snapshot) => {
      const version = await findCatalogueVersion(snapshot, companyId);
      if (version === null) return null;
      return { version, catalogue: readCatalogue(await findCatalogueRows(snapshot, companyId)) };
    });
}

/** Whose these ids are, for calls that give no company. Ids of several companies belong to the first one found. */
export async function companyOf(
  db: Database,
  table: 'items' | 'categories' | 'variations' | 'venues',
  ids: readonly string[],
): Promise<string | null> {
  if (ids.length === 0) return null;
  const row = await db
    .selectFrom(table)
    .select('companyId')
    .where('id', 'in', [...ids])
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.companyId ?? null;
}

/** What the venue has left. Read anew each time: stock moves with every order, the menu does not. */
export const findInventory = (
  db: Database,
  companyId: string,
  venueId: string,
): Promise<InventoryEntry[]> =>
  db
    .selectFrom('inventory')
    .select(['itemId', 'outOfStock', 'count'])
    .where('companyId', '=', companyId)
    .where('venueId', '=', venueId)
    .orderBy('itemId')
    .execute();
