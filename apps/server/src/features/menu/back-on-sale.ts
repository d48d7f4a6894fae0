import { sql } from 'kysely';
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
    const back = await deps.db
      .updateTable('inventory')
      .set({ outOfStock: false, soldOutUntil: null })
      .where('companyId', '=', gone.companyId)
      .where('venueId', '=', gone.venueId)
      .where('itemId', '=', gone.itemId)
      .where('soldOutUntil', '<=', new Date(deps.now().epochMilliseconds))
      .returning('itemId')
      .executeTakeFirst();
    if (back) deps.publishStockChange(gone.venueId);
  };
