import type { Database } from '../../../platform/database/database.ts';

/** The end of a day that has not ended, by the clock of the company's first venue; null where it is none of the kind. */
export async function endOfDay(
  trx: Database,
  companyId: string,
  day: string,
  { now, mostDays }: { now: Temporal.Instant; mostDays: number },
): Promise<string | null> {
  const venue = await trx
    .selectFrom('venues')
    .select('timeZone')
    .where('companyId', '=', companyId)
    .where('deleted', '=', false)
    .orderBy('name')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (day.length !== 10) return null;
  try {
    const end = Temporal.PlainDate.from(day)
      .add({ days: 1 })
      .toZonedDateTime(venue?.timeZone ?? 'UTC')
      .toInstant();
    const isAhead = Temporal.Instant.compare(end, now) > 0;
    const last = now.add({ hours: 24 * mostDays });
    return isAhead && Temporal.Instant.compare(end, last) < 0 ? end.toString() : null;
  } catch {
    return null;
  }
}
