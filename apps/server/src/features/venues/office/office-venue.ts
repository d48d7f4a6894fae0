import type { OfficeVenue as OfficeVenueAnswer } from '@tallrik/contract/generated/staff-resolvers';
import { SERVICE_TYPES, type ServiceType } from '@tallrik/domain/company/service-types';
import { DAYS_OF_WEEK } from '@tallrik/domain/time/day-of-week';
import type { SavedException } from '@tallrik/domain/time/exception-precedence';
import { nextChange } from '@tallrik/domain/venues/next-change';
import { isPausedAt } from '@tallrik/domain/venues/open-hours';
import type { Venue } from '@tallrik/domain/venues/venue';
import type { VenueFields } from '@tallrik/domain/venues/venue-form';
import { columnOneOf } from '../../../platform/database/columns.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { OfficeSubject } from '../../../platform/office/office-subject.ts';
import { readVenues, type StoredVenue } from '../venues-store.ts';
import { replaceHours, replaceExceptions, writeVenue, type WeekRange } from './write-venue.ts';

/** A venue as the office reads and changes it. */
export type OfficeVenue = {
  id: string;
  version: number;
  venue: StoredVenue;
  pauseReason: string | null;
  typesWithoutMenu: ServiceType[];
};

/** Everything of it that somebody can change. */
type Fields = VenueFields & {
  isArchived: boolean;
  hours: WeekRange[];
  exceptions: SavedException[];
};

const NOWHERE = { name: null, street: null, zip: null, city: null, lat: null, long: null };

export function fieldsOf({ venue }: Pick<OfficeVenue, 'venue'>): VenueFields {
  const { id: _place, ...place } = venue.location ?? { id: '', ...NOWHERE };
  return {
    name: venue.name,
    active: venue.active,
    phone: venue.phone,
    organizationId: venue.organizationId,
    bookingServiceId: venue.bookingServiceId,
    supportEmail: venue.supportEmail,
    minimumPickupWaitTime: venue.minimumPickupWaitTime,
    timeZone: venue.timeZone,
    place,
  };
}

export async function findOfficeVenues(
  db: Database,
  companyId: string,
  ids: readonly string[] | null,
): Promise<OfficeVenue[]> {
  const [venues, rows, menus, company] = await Promise.all([
    readVenues(db, companyId, null),
    db
      .selectFrom('venues')
      .select(['id', 'version', 'pauseReason'])
      .where('companyId', '=', companyId)
      .execute(),
    db
      .selectFrom('menus')
      .select(['venueId', 'serviceTypes'])
      .where('companyId', '=', companyId)
      .where('archivedAt', 'is', null)
      .execute(),
    db
      .selectFrom('cloudConfigurations')
      .select('serviceTypes')
      .where('companyId', '=', companyId)
      .executeTakeFirst(),
  ]);
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  const offered = (company?.serviceTypes ?? []).map((type) => columnOneOf(SERVICE_TYPES, type));
  return venues
    .filter(({ id }) => ids === null || ids.includes(id))
    .map((venue) => {
      const here = menus.filter(({ venueId }) => venueId === venue.id);
      return {
        id: venue.id,
        version: rowOf.get(venue.id)?.version ?? 1,
        venue,
        pauseReason: rowOf.get(venue.id)?.pauseReason ?? null,
        typesWithoutMenu: offered.filter(
          (type) => !here.some(({ serviceTypes }) => serviceTypes.includes(type)),
        ),
      };
    });
}

/** By day, then by hour: two that were entered in another order are the same week. */
export const weekOf = ({ availabilities }: Pick<Venue, 'availabilities'>): WeekRange[] =>
  availabilities
    .map(({ dayOfWeek, timeRange: { start, end } }) => ({ dayOfWeek, start, end }))
    .toSorted(
      (one, other) =>
        DAYS_OF_WEEK.indexOf(one.dayOfWeek) - DAYS_OF_WEEK.indexOf(other.dayOfWeek) ||
        one.start.localeCompare(other.start),
    );

export const exceptionsOf = ({ exceptions }: Pick<StoredVenue, 'exceptions'>): SavedException[] =>
  exceptions.map(({ id, name, firstDay, lastDay, isYearly, ranges, savedAt }) => ({
    id,
    name: name ?? null,
    firstDay,
    lastDay,
    isYearly,
    ranges,
    savedAt,
  }));

export const venueSubject: OfficeSubject<OfficeVenue> = {
  kind: 'VENUE',
  table: 'venues',
  read: findOfficeVenues,
  fields: ({ venue }): Fields => ({
    ...fieldsOf({ venue }),
    isArchived: venue.deleted,
    hours: weekOf(venue),
    exceptions: exceptionsOf(venue),
  }),
  venueIds: ({ id }) => [id],
  restore: async (trx, companyId, thing, given) => {
    const fields = given as Partial<Fields>;
    const isArchived = fields.isArchived ?? thing.venue.deleted;
    await writeVenue(trx, companyId, thing.id, { ...fieldsOf(thing), ...fields, isArchived });
    if (fields.hours) await replaceHours(trx, companyId, thing.id, fields.hours);
    if (fields.exceptions) await replaceExceptions(trx, companyId, thing.id, fields.exceptions);
    return undefined;
  },
  undoneCreation: { isArchived: true, active: false },
};

export function toOfficeVenue(
  { id, version, venue, pauseReason, typesWithoutMenu }: OfficeVenue,
  now: Temporal.Instant,
): OfficeVenueAnswer {
  const { isOpen, at } = nextChange(venue, now);
  return {
    ...fieldsOf({ venue }),
    id,
    version,
    isArchived: venue.deleted,
    hours: weekOf(venue),
    exceptions: exceptionsOf(venue).map(({ savedAt: _savedAt, ...exception }) => ({
      ...exception,
      ranges: [...exception.ranges],
    })),
    isOpenNow: isOpen,
    nextChangeAt: at?.toString() ?? null,
    pausedUntil: isPausedAt(venue, now) ? (venue.pausedUntil ?? null) : null,
    pauseReason: isPausedAt(venue, now) ? pauseReason : null,
    typesWithoutMenu,
  };
}
