import { minor } from '@tallrik/domain/money/minor';
import { DAYS_OF_WEEK } from '@tallrik/domain/time/day-of-week';
import { inPrecedence, type SavedException } from '@tallrik/domain/time/exception-precedence';
import type { DeliveryRate, Venue } from '@tallrik/domain/venues/venue';
import { sql, type Selectable } from 'kysely';
import { z } from 'zod';
import { columnOneOf, localizedColumn } from '../../platform/database/columns.ts';
import type { Database } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/generated/tables.ts';

/** Every venue of the company that guests may see, by name. */
export const findShownVenues = async (db: Database, companyId: string): Promise<Venue[]> =>
  (await readVenues(db, companyId, null)).filter(isShown);

/** Also one that is switched off or deleted: old orders and carts still name it. */
export const findVenue = async (
  db: Database,
  companyId: string,
  venueId: string,
): Promise<Venue | null> => (await readVenues(db, companyId, venueId))[0] ?? null;

/** Whose venue it is, for calls that give the venue's id only. */
export async function companyOfVenue(db: Database, venueId: string): Promise<string | null> {
  const row = await db
    .selectFrom('venues')
    .select('companyId')
    .where('id', '=', venueId)
    .executeTakeFirst();
  return row?.companyId ?? null;
}

/** Whose venue it is, and the version of what that company shows of itself: as long as it stands, the venue does. */
export type VenuePlace = { companyId: string; shopVersion: number };

export async function findVenuePlaces(
  db: Database,
  venueIds: readonly string[],
): Promise<ReadonlyMap<string, VenuePlace>> {
  const { rows } = await sql<VenuePlace & { id: string }>`
    select venues.id, company_id, shop_version from venues
    join companies on companies.id = venues.company_id
    where venues.id = any(${venueIds}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, ...place }) => [id, place]));
}

export const isShown = (venue: Venue): boolean => venue.active && !venue.deleted;

/** With when each exception was saved, which decides where two of them meet (O-18). */
export type StoredVenue = Omit<Venue, 'exceptions'> & { exceptions: SavedException[] };

export async function readVenues(
  db: Database,
  companyId: string,
  only: string | null,
): Promise<StoredVenue[]> {
  const [venues, locations, availabilities, exceptions, rates] = await Promise.all([
    db
      .selectFrom('venues')
      .selectAll()
      .where('companyId', '=', companyId)
      .$if(only !== null, (query) => query.where('id', '=', only))
      .orderBy('name')
      .orderBy('id')
      .execute(),
    db
      .selectFrom('venueLocations')
      .selectAll()
      .where('companyId', '=', companyId)
      .$if(only !== null, (query) => query.where('venueId', '=', only))
      .execute(),
    db
      .selectFrom('venueAvailabilities')
      .selectAll()
      .where('companyId', '=', companyId)
      .$if(only !== null, (query) => query.where('venueId', '=', only))
      .orderBy('starts')
      .orderBy('id')
      .execute(),
    db
      .selectFrom('venueHoursExceptions')
      .select(['venueId', 'id', 'name', 'isYearly', 'ranges', 'savedAt'])
      // As texts: read as moments, days would be those of the server's own zone.
      .select([
        sql<string>`first_day::text`.as('firstDay'),
        sql<string>`last_day::text`.as('lastDay'),
      ])
      .where('companyId', '=', companyId)
      .$if(only !== null, (query) => query.where('venueId', '=', only))
      .execute(),
    db
      .selectFrom('deliveryRates')
      .selectAll()
      .where('companyId', '=', companyId)
      .$if(only !== null, (query) => query.where('venueId', '=', only))
      .orderBy('id')
      .execute(),
  ]);
  return venues.map((venue) => ({
    ...readVenue(venue),
    location: locationOf(locations.find(({ venueId }) => venueId === venue.id)),
    availabilities: availabilities.filter(({ venueId }) => venueId === venue.id).map(readHours),
    exceptions: inPrecedence(
      exceptions
        .filter(({ venueId }) => venueId === venue.id)
        .map(({ venueId: _here, ranges, savedAt, ...exception }) => ({
          ...exception,
          savedAt: savedAt.toISOString(),
          ranges: rangesSchema.parse(ranges),
        })),
    ),
    deliveryRates: rates.filter(({ venueId }) => venueId === venue.id).map(readRate),
  }));
}

const readVenue = (
  row: Selectable<DB['venues']>,
): Omit<Venue, 'location' | 'availabilities' | 'exceptions' | 'deliveryRates'> => ({
  id: row.id,
  companyId: row.companyId,
  name: row.name,
  active: row.active,
  deleted: row.deleted,
  phone: row.phone,
  organizationId: row.organizationId,
  bookingServiceId: row.bookingServiceId,
  minimumDeliveryFee: row.minimumDeliveryFee === null ? null : minor(row.minimumDeliveryFee),
  supportEmail: row.supportEmail,
  minimumPickupWaitTime: row.minimumPickupWaitTime,
  image: row.image,
  zip: row.zip,
  timeZone: row.timeZone,
  syncedEta:
    row.syncedEtaMinutes === null || row.syncedEtaSetAt === null
      ? null
      : { minutes: row.syncedEtaMinutes, setAt: row.syncedEtaSetAt.toISOString() },
  pausedUntil: row.pausedUntil?.toISOString() ?? null,
});

function locationOf(row: Selectable<DB['venueLocations']> | undefined): Venue['location'] {
  if (!row) return null;
  const { id, name, street, lat, long, city, zip } = row;
  return { id, name, street, lat, long, city, zip };
}

const readHours = (
  row: Selectable<DB['venueAvailabilities']>,
): Venue['availabilities'][number] => ({
  id: row.id,
  dayOfWeek: columnOneOf(DAYS_OF_WEEK, row.dayOfWeek),
  timeRange: {
    id: row.timeRangeId,
    start: row.starts,
    end: row.ends,
    initialStart: row.initialStart,
    initialEnd: row.initialEnd,
  },
});

const rangesSchema = z.array(z.object({ start: z.string(), end: z.string() }));

const polygonSchema = z.array(z.tuple([z.number(), z.number()])).nullable();

const readRate = (row: Selectable<DB['deliveryRates']>): DeliveryRate => ({
  id: row.id,
  zip: row.zip,
  polygon: polygonSchema.parse(row.polygon),
  fee: { percentageVAT: row.feePercentageVat, amount: minor(row.feeAmount) },
  message: localizedColumn(row.message),
});
