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
  pause: { until: Temporal.Instant; reason: string | null } | null,
): Promise<void> {
  await db
    .updateTable('venues')
    .set({
      pausedUntil: pause && new Date(pause.until.epochMilliseconds),
      pauseReason: pause && pause.reason,
    })
    .where('companyId', '=', companyId)
    .where('id', '=', venueId)
    .execute();
}
