import type { Database } from '../../platform/database/database.ts';

/**
 * Whether this session still keeps what it was opened with. Within its life it keeps its promise, whatever lapses
 * meanwhile (D-69); one that is over, or not written yet, has to ask again.
 */
export async function isSessionLive(
  db: Database,
  companyId: string,
  sessionId: string | null,
  now: Temporal.Instant,
): Promise<boolean> {
  if (sessionId === null) return false;
  const row = await db
    .selectFrom('paymentSessions')
    .select('id')
    .where('companyId', '=', companyId)
    .where('id', '=', sessionId)
    .where('state', 'in', ['OPENING', 'OPEN'])
    .where('expiresAt', '>=', new Date(now.epochMilliseconds))
    .executeTakeFirst();
  return row !== undefined;
}
