import type { AnalyticsBatch, PlacedEvent } from '@tallrik/contract/analytics';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

const dateOf = (instant: Temporal.Instant): Date => new Date(instant.epochMilliseconds);

/** A batch of one visit. The visit's facts are those of its first batch. */
export const insertBatch = (
  db: Database,
  companyId: string,
  { events, visitId, ...facts }: AnalyticsBatch,
  deps: { now: Temporal.Instant; digestOf: (cartId: string) => string },
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const at = dateOf(deps.now);
    await trx
      .insertInto('analyticsVisits')
      .values({ companyId, id: visitId, startedAt: at, ...facts })
      .onConflict((conflict) => conflict.columns(['companyId', 'id']).doNothing())
      .execute();
    await trx
      .insertInto('analyticsEvents')
      .values(events.map((event) => ({ companyId, visitId, at, ...rowOf(event, deps.digestOf) })))
      .execute();
  });

function rowOf(event: PlacedEvent, digestOf: (cartId: string) => string) {
  if (event.name === 'page_view') return event;
  const { cartId, ...fields } = event;
  return { ...fields, cartDigest: digestOf(cartId) };
}

/** D-145: guests are asked anew after a year, and what they agreed to before is gone by then. */
export const ANALYTICS_RETENTION_DAYS = 395;
const BATCH = 1_000;

/** Every night. The counts per day name nobody and stay. */
export const makeForgetOldVisits =
  ({ db, now }: { db: Database; now: () => Temporal.Instant }) =>
  async (): Promise<void> => {
    const before = dateOf(now().subtract({ hours: ANALYTICS_RETENTION_DAYS * 24 }));
    let gone = BATCH;
    while (gone === BATCH) {
      const { rows } = await sql`
        delete from analytics_visits where (company_id, id) in (
          select company_id, id from analytics_visits where started_at < ${before}
          order by started_at limit ${BATCH} for update skip locked)
        returning id`.execute(db);
      gone = rows.length;
    }
  };
