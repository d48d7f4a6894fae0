import { sql } from 'kysely';
import { DUE_BATCH, hasNoJob, type EnqueueDueJobs } from '../../platform/jobs/deadlines.ts';
import { addingJob } from '../../platform/jobs/jobs.ts';

/** Orders that no kitchen has answered in time (D-92). */
export const addUnansweredOrders: EnqueueDueJobs = async (db, now) => {
  const key = sql`'unanswered:' || pending.id`;
  const payload = sql`json_build_object('companyId', pending.company_id, 'orderId', pending.id)`;
  await sql`
    select ${addingJob('reject-unanswered-order', { payload, key })} from (
      select id, company_id from orders as pending
      where status = 'PENDING' and answer_by <= ${new Date(now.epochMilliseconds)} and ${hasNoJob(key)}
      order by answer_by limit ${DUE_BATCH}
    ) as pending`.execute(db);
};
