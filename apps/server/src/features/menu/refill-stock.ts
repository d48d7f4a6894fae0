import { nextOpening } from '@tallrik/domain/venues/next-opening';
import type { Venue } from '@tallrik/domain/venues/venue';
import { sql } from 'kysely';
import { writeJobAudit } from '../../platform/auth/audit-log.ts';
import type { Database } from '../../platform/database/database.ts';
import { DUE_BATCH, hasNoJob, type EnqueueDueJobs } from '../../platform/jobs/deadlines.ts';
import { addingJob } from '../../platform/jobs/jobs.ts';

/** Shelves of venues that have opened (CATALOG-29). */
export const addShelvesToRefill: EnqueueDueJobs = async (db, now) => {
  const key = sql`'refill-stock:' || due.venue_id || ':' || due.item_id`;
  const payload = sql`json_build_object(
    'companyId', due.company_id, 'venueId', due.venue_id, 'itemId', due.item_id)`;
  await sql`
    select ${addingJob('refill-stock', { payload, key })} from (
      select company_id, venue_id, item_id from inventory as due
      where refill_at <= ${new Date(now.epochMilliseconds)} and ${hasNoJob(key)}
      order by refill_at limit ${DUE_BATCH}
    ) as due`.execute(db);
};

/** Fills up what is counted, and says when next. Who has stopped it meanwhile has the later word. */
export const makeRefillStock =
  (deps: {
    db: Database;
    now: () => Temporal.Instant;
    findVenue: (companyId: string, venueId: string) => Promise<Venue | null>;
    publishStockChange: (venueId: string) => void;
  }) =>
  async (due: { companyId: string; venueId: string; itemId: string }): Promise<void> => {
    const { companyId, venueId, itemId } = due;
    const now = deps.now();
    const venue = await deps.findVenue(companyId, venueId);
    if (venue === null) return;
    const isFilled = await deps.db.transaction().execute(async (trx) => {
      const row = await trx
        .updateTable('inventory')
        .set(({ ref }) => ({
          count: ref('refillTo'),
          refillAt: new Date(nextOpening(venue, now).epochMilliseconds),
        }))
        .where('companyId', '=', companyId)
        .where('venueId', '=', venueId)
        .where('itemId', '=', itemId)
        .where('refillAt', '<=', new Date(now.epochMilliseconds))
        .returning('count')
        .executeTakeFirst();
      if (!row) return false;
      const details = { venueId, count: row.count };
      const entry = { action: 'refillStock' as const, subjectId: itemId, details };
      await writeJobAudit(trx, { ...entry, companyId }, now);
      return true;
    });
    if (isFilled) deps.publishStockChange(venueId);
  };
