import type { Database } from '../../platform/database/database.ts';

/** Until when the venue takes no new orders; null while it does. */
export async function pausedUntil(
  db: Database,
  companyId: string,
  venueId: string,
): Promise<Temporal.Instant | null> {
  const row = await db
    .selectFrom('venues')
    .select('pausedUntil')
    .where('companyId', '=', companyId)
    .where('id', '=', venueId)
    .executeTakeFirst();
  return row?.pausedUntil
    ? Temporal.Instant.fromEpochMilliseconds(row.pausedUntil.getTime())
    : null;
}

/** The waiting time the kitchen tells guests (D-32); null takes it back. */
export async function setWaitingTime(
  db: Database,
  companyId: string,
  venueId: string,
  minutes: number | null,
  now: Temporal.Instant,
): Promise<void> {
  await db
    .updateTable('venues')
    .set({
      syncedEtaMinutes: minutes,
      syncedEtaSetAt: minutes === null ? null : new Date(now.epochMilliseconds),
    })
    .where('companyId', '=', companyId)
    .where('id', '=', venueId)
    .execute();
}
