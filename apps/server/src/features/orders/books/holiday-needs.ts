import type { TodayNeed } from '@tallrik/contract/generated/staff-resolvers';
import type { HoursException } from '@tallrik/domain/time/hours-exceptions';
import { undecidedHolidays } from '@tallrik/domain/venues/undecided-holidays';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { BooksReader } from './books-reader.ts';

/** Holidays that come soon and that a venue has not decided about, earliest first (MONEY-02). */
export async function readHolidayNeeds(
  db: Database,
  { companyId, venueIds }: BooksReader,
  now: Temporal.Instant,
): Promise<TodayNeed[]> {
  const { rows } = await sql<{
    name: string;
    country: string;
    timeZone: string;
    exceptions: HoursException[];
  }>`
    select venues.name, companies.country, venues.time_zone, (
        select coalesce(json_agg(json_build_object('id', exception.id, 'firstDay', exception.first_day::text,
          'lastDay', exception.last_day::text, 'isYearly', exception.is_yearly, 'ranges', exception.ranges)), '[]')
        from venue_hours_exceptions as exception where exception.venue_id = venues.id) as exceptions
    from venues join companies on companies.id = venues.company_id
    where venues.company_id = ${companyId}::uuid and venues.active and not venues.deleted
      ${venueIds === 'ALL' ? sql`` : sql`and venues.id = any(${[...venueIds]}::uuid[])`}`.execute(
    db,
  );
  const needs = new Map<string, TodayNeed>();
  for (const { country, timeZone, exceptions } of rows) {
    const today = now.toZonedDateTimeISO(timeZone).toPlainDate();
    for (const { date, name } of undecidedHolidays(country, today, exceptions)) {
      const day = date.toString();
      const known = needs.get(`${day} ${name}`);
      const count = (known?.count ?? 0) + 1;
      needs.set(`${day} ${name}`, { kind: 'HOLIDAY', count, subjectId: null, name, day });
    }
  }
  return [...needs.values()].toSorted((one, other) =>
    (one.day ?? '').localeCompare(other.day ?? ''),
  );
}
