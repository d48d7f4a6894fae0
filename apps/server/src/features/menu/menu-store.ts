import type { Catalogue, InventoryEntry, Variation } from '@tallrik/domain/menu/catalogue';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { statement } from '../../platform/database/statement.ts';
import { findCatalogueRows } from './catalogue-rows.ts';
import type { VenueSnapshot } from './menu-port.ts';
import { readCatalogue, readVariation } from './read-catalogue.ts';

export type VersionedCatalogue = {
  version: number;
  catalogue: Catalogue;
  /** Every option there ever was: an old order names what is archived now. */
  variations: Variation[];
};

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

/** The same, of the company a venue belongs to; null for a venue that does not exist. */
export async function findVenueCatalogueVersion(
  db: Database,
  venueId: string,
): Promise<number | null> {
  const row = await db
    .selectFrom('venues')
    .innerJoin('companies', 'companies.id', 'venues.companyId')
    .select('companies.catalogueVersion')
    .where('venues.id', '=', venueId)
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
      const rows = await findCatalogueRows(snapshot, companyId);
      const variations = rows.variations.map(readVariation);
      return { version, catalogue: readCatalogue(rows), variations };
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

/** The same for whoever knows the venue only, in one statement: every open page asks for it each half minute. */
export const findPublicInventory = (db: Database, venueId: string): Promise<InventoryEntry[]> =>
  db
    .selectFrom('venues')
    .innerJoin('inventory', (join) =>
      join
        .onRef('inventory.venueId', '=', 'venues.id')
        .onRef('inventory.companyId', '=', 'venues.companyId'),
    )
    .select(['inventory.itemId', 'inventory.outOfStock', 'inventory.count'])
    .where('venues.id', '=', venueId)
    .orderBy('inventory.itemId')
    .execute();

const FIND_SNAPSHOT = statement<{ shelf: VenueSnapshot | null }>(
  'select shelf_of($1, $2) as shelf',
);

/** One small question before every decision; null for a company that does not exist. */
export async function findSnapshot(
  db: Database,
  companyId: string,
  venueId: string,
): Promise<VenueSnapshot | null> {
  const { rows } = await FIND_SNAPSHOT(db, [companyId, venueId]);
  return rows[0]?.shelf ?? null;
}

/** The versions alone: as long as they stand, every public answer about the company but its stock stands. */
export async function findVersions(
  db: Database,
  companyId: string,
): Promise<{ catalogueVersion: number; shopVersion: number } | null> {
  const { rows } = await sql<{ catalogueVersion: number; shopVersion: number }>`
    select catalogue_version, shop_version from companies where id = ${companyId}`.execute(db);
  return rows[0] ?? null;
}

/** What rises with everything guests see of a company; ids that are no company's are left out. */
export async function findStamps(
  db: Database,
  companyIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; stamp: string }>`
    select id, catalogue_version || '.' || shop_version as stamp from companies
    where id = any(${companyIds}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, stamp }) => [id, stamp]));
}

/** The companies that these ids are from, whatever they name; null when one of them is nobody's. */
export async function ownersOf(db: Database, ids: readonly string[]): Promise<string[] | null> {
  const { rows } = await sql<{ id: string; companyId: string }>`
    select id, id as company_id from companies where id = any(${ids}::uuid[])
    union all select id, company_id from venues where id = any(${ids}::uuid[])
    union all select id, company_id from items where id = any(${ids}::uuid[])
    union all select id, company_id from categories where id = any(${ids}::uuid[])
    union all select id, company_id from variations where id = any(${ids}::uuid[])`.execute(db);
  const found = new Map(rows.map((row) => [row.id, row.companyId]));
  return ids.every((id) => found.has(id)) ? [...new Set(found.values())] : null;
}
