import {
  STATION_COLOURS,
  type Station,
  type StationAssignments,
} from '@tallrik/domain/orders/stations';
import { sql } from 'kysely';
import { columnOneOf } from '../../../platform/database/columns.ts';
import type { Database } from '../../../platform/database/database.ts';

export type VenueStations = StationAssignments & { stations: readonly Station[] };

type Row = {
  id: string;
  name: string;
  colour: string;
  categories: string[];
  items: string[];
};

/** The stations of a venue in their place, and what is made where, in one statement: every board asks for them. */
export async function findVenueStations(
  db: Database,
  companyId: string,
  venueId: string,
): Promise<VenueStations> {
  const { rows } = await sql<Row>`
    select id, name, colour,
      array(select category_id::text from station_categories where station_id = stations.id) as categories,
      array(select item_id::text from station_items where station_id = stations.id) as items
    from stations where company_id = ${companyId} and venue_id = ${venueId}
    order by position`.execute(db);
  return {
    stations: rows.map(({ id, name, colour }) => ({
      id,
      name,
      colour: columnOneOf(STATION_COLOURS, colour),
    })),
    ofCategory: new Map(rows.flatMap(({ id, categories }) => categories.map((one) => [one, id]))),
    ofItem: new Map(rows.flatMap(({ id, items }) => items.map((one) => [one, id]))),
  };
}

/** Who changes stations or printers of a venue does so one after the other: places and numbers are counted. */
export async function lockVenue(db: Database, companyId: string, venueId: string): Promise<void> {
  await db
    .selectFrom('venues')
    .select('id')
    .where('companyId', '=', companyId)
    .where('id', '=', venueId)
    // Orders that come meanwhile name the venue, and need not wait.
    .forNoKeyUpdate()
    .execute();
}

/** Those that are named again keep what is made there; what has gone leaves its dishes to the first. */
export async function replaceStations(
  db: Database,
  companyId: string,
  venueId: string,
  stations: readonly Station[],
): Promise<void> {
  await db
    .deleteFrom('stations')
    .where('companyId', '=', companyId)
    .where('venueId', '=', venueId)
    .where(
      'id',
      'not in',
      stations.map(({ id }) => id),
    )
    .execute();
  await db
    .insertInto('stations')
    .values(
      stations.map(({ id, name, colour }, position) => ({
        id,
        companyId,
        venueId,
        position,
        name,
        colour,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet((row) => ({
          position: row.ref('excluded.position'),
          name: row.ref('excluded.name'),
          colour: row.ref('excluded.colour'),
        }))
        .where('stations.venueId', '=', venueId),
    )
    .execute();
}

/** What is made where; whatever is not named goes by its category, or to the first. */
export async function replaceAssignments(
  db: Database,
  companyId: string,
  venueId: string,
  assigned: {
    categories: readonly { categoryId: string; stationId: string }[];
    items: readonly { itemId: string; stationId: string }[];
  },
): Promise<void> {
  const own = { companyId, venueId };
  await db
    .deleteFrom('stationCategories')
    .where('companyId', '=', companyId)
    .where('venueId', '=', venueId)
    .execute();
  await db
    .deleteFrom('stationItems')
    .where('companyId', '=', companyId)
    .where('venueId', '=', venueId)
    .execute();
  if (assigned.categories.length > 0)
    await db
      .insertInto('stationCategories')
      .values(assigned.categories.map((one) => ({ ...one, ...own })))
      .execute();
  if (assigned.items.length > 0)
    await db
      .insertInto('stationItems')
      .values(assigned.items.map((one) => ({ ...one, ...own })))
      .execute();
}
