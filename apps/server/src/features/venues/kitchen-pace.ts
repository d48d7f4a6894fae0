import type { Database } from '../../platform/database/database.ts';

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

/** No new orders until then; null ends the pause. */
export async function setPause(
  db: Database,
  companyId: string,
  venueId: string,
  until: Temporal.Instant | null,
): Promise<void> {
  await db
    .updateTable('venues')
    .set({ pausedUntil: until ? new Date(until.epochMilliseconds) : null })
    .where('companyId', '=', companyId)
    .where('id', '=', venueId)
    .execute();
}
