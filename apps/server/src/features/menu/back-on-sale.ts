import { sql } from 'kysely';
import { writeJobAudit } from '../../platform/auth/audit-log.ts';
import type { Database } from '../../platform/database/database.ts';
import { DUE_BATCH, hasNoJob, type EnqueueDueJobs } from '../../platform/jobs/deadlines.ts';
import { addingJob } from '../../platform/jobs/jobs.ts';

/** What was sold out for a day, and the day is over (KITCHEN-18, D-271). */
export const addDishesBackOnSale: EnqueueDueJobs = async (db, now) => {
  const key = sql`'back-on-sale:' || gone.venue_id || ':' || gone.item_id`;
  const payload = sql`json_build_object(
    'companyId', gone.company_id, 'venueId', gone.venue_id, 'itemId', gone.item_id)`;
  await sql`
    select ${addingJob('put-back-on-sale', { payload, key })} from (
      select company_id, venue_id, item_id from inventory as gone
      where sold_out_until <= ${new Date(now.epochMilliseconds)} and ${hasNoJob(key)}
      order by sold_out_until limit ${DUE_BATCH}
    ) as gone`.execute(db);
};

/** Does nothing when somebody has switched it meanwhile: their word is the later one. */
export const makePutBackOnSale =
  (deps: {
    db: Database;
    now: () => Temporal.Instant;
    publishStockChange: (venueId: string) => void;
  }) =>
  async (gone: { companyId: string; venueId: string; itemId: string }): Promise<void> => {
    const { companyId, venueId, itemId } = gone;
    const now = deps.now();
    const isBack = await deps.db.transaction().execute(async (trx) => {
      const back = await trx
        .updateTable('inventory')
        .set({ outOfStock: false, soldOutUntil: null })
        .where('companyId', '=', companyId)
        .where('venueId', '=', venueId)
        .where('itemId', '=', itemId)
        .where('soldOutUntil', '<=', new Date(now.epochMilliseconds))
        .returning('itemId')
        .executeTakeFirst();
      if (!back) return false;
      const entry = { action: 'putBackOnSale' as const, subjectId: itemId, details: { venueId } };
      await writeJobAudit(trx, { ...entry, companyId }, now);
      return true;
    });
    if (isBack) deps.publishStockChange(gone.venueId);
  };
