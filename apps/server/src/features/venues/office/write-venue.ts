import { randomUUID } from 'node:crypto';
import type { DayOfWeek } from '@tallrik/domain/time/day-of-week';
import type { SavedException } from '@tallrik/domain/time/exception-precedence';
import type { HoursException } from '@tallrik/domain/time/hours-exceptions';
import type { VenueFields } from '@tallrik/domain/venues/venue-form';
import type { Database } from '../../../platform/database/database.ts';

export type WeekRange = { dayOfWeek: DayOfWeek; start: string; end: string };
type StoredFields = VenueFields & { isArchived: boolean };

const columnsOf = ({ isArchived, place, ...fields }: StoredFields) => ({
  name: fields.name,
  active: fields.active,
  deleted: isArchived,
  phone: fields.phone,
  organizationId: fields.organizationId,
  bookingServiceId: fields.bookingServiceId,
  supportEmail: fields.supportEmail,
  minimumPickupWaitTime: fields.minimumPickupWaitTime,
  timeZone: fields.timeZone,
  // The venue's zip follows the address (PLACES-03).
  zip: place.zip,
});

export async function insertVenue(
  trx: Database,
  companyId: string,
  id: string,
  fields: StoredFields,
): Promise<void> {
  await trx
    .insertInto('venues')
    .values({ id, companyId, ...columnsOf(fields) })
    .execute();
  await writePlace(trx, companyId, id, fields.place);
}

export async function writeVenue(
  trx: Database,
  companyId: string,
  id: string,
  fields: StoredFields,
): Promise<void> {
  await trx
    .updateTable('venues')
    .set(columnsOf(fields))
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .execute();
  await writePlace(trx, companyId, id, fields.place);
}

async function writePlace(
  trx: Database,
  companyId: string,
  venueId: string,
  place: VenueFields['place'],
): Promise<void> {
  await trx
    .insertInto('venueLocations')
    .values({ id: randomUUID(), companyId, venueId, ...place })
    .onConflict((conflict) => conflict.column('venueId').doUpdateSet(place))
    .execute();
}

export async function replaceHours(
  trx: Database,
  companyId: string,
  venueId: string,
  hours: readonly WeekRange[],
): Promise<void> {
  await trx
    .deleteFrom('venueAvailabilities')
    .where('companyId', '=', companyId)
    .where('venueId', '=', venueId)
    .execute();
  if (hours.length === 0) return;
  await trx
    .insertInto('venueAvailabilities')
    .values(
      hours.map(({ dayOfWeek, start, end }) => ({
        id: randomUUID(),
        companyId,
        venueId,
        dayOfWeek,
        timeRangeId: randomUUID(),
        starts: start,
        ends: end,
      })),
    )
    .execute();
}

/** Puts one in the place of the venue's of the same id. */
export async function writeException(
  trx: Database,
  companyId: string,
  venueId: string,
  { id, ranges, ...fields }: HoursException,
  now: Temporal.Instant,
): Promise<void> {
  const row = {
    ...fields,
    name: fields.name ?? null,
    ranges: JSON.stringify(ranges),
    savedAt: new Date(now.epochMilliseconds),
  };
  await trx
    .insertInto('venueHoursExceptions')
    .values({ ...row, id, companyId, venueId })
    .onConflict((conflict) => conflict.columns(['venueId', 'id']).doUpdateSet(row))
    .execute();
}

export async function removeException(
  trx: Database,
  companyId: string,
  venueId: string,
  id: string,
): Promise<void> {
  await trx
    .deleteFrom('venueHoursExceptions')
    .where('companyId', '=', companyId)
    .where('venueId', '=', venueId)
    .where('id', '=', id)
    .execute();
}

/** As they were, for undo: those that are not named go. When each was saved decides where two meet (O-18). */
export async function replaceExceptions(
  trx: Database,
  companyId: string,
  venueId: string,
  exceptions: readonly SavedException[],
): Promise<void> {
  const ids = exceptions.map(({ id }) => id);
  await trx
    .deleteFrom('venueHoursExceptions')
    .where('companyId', '=', companyId)
    .where('venueId', '=', venueId)
    .$if(ids.length > 0, (query) => query.where('id', 'not in', ids))
    .execute();
  for (const { id, ranges, savedAt, ...fields } of exceptions) {
    const row = {
      ...fields,
      name: fields.name ?? null,
      ranges: JSON.stringify(ranges),
      savedAt: new Date(savedAt),
    };
    await trx
      .insertInto('venueHoursExceptions')
      .values({ ...row, id, companyId, venueId })
      .onConflict((conflict) => conflict.columns(['venueId', 'id']).doUpdateSet(row))
      .execute();
  }
}
