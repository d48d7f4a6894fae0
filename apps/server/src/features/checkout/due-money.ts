import { sql } from 'kysely';
import { DUE_BATCH, hasNoJob, type EnqueueDueJobs } from '../../platform/jobs/deadlines.ts';
import { addingJob } from '../../platform/jobs/jobs.ts';
import { WORKER_PATIENCE } from './notification-worker.ts';

const dateOf = (instant: Temporal.Instant): Date => new Date(instant.epochMilliseconds);

/** Sessions whose time is over. What they held is free from that moment on; their jobs only tidy up. */
export const enqueueDueSessions: EnqueueDueJobs = async (db, now) => {
  const key = sql`'expire:' || session.id`;
  const payload = sql`json_build_object('companyId', session.company_id, 'sessionId', session.id)`;
  await sql`
    select ${addingJob('expire-session', { payload, key })} from (
      select id, company_id from payment_sessions as session
      where state in ('OPENING', 'OPEN') and expires_at <= ${dateOf(now)} and ${hasNoJob(key)}
      order by expires_at limit ${DUE_BATCH}
    ) as session`.execute(db);
};

/** Notices that the process which stored them has not taken: it died, or failed. */
export const enqueueDueNotifications: EnqueueDueJobs = async (db, now) => {
  const key = sql`'notice:' || notice.id`;
  const payload = sql`json_build_object('noticeId', notice.id)`;
  await sql`
    select ${addingJob('take-payment-notice', { payload, key })} from (
      select id from payment_notices as notice
      where processed_at is null and received_at <= ${dateOf(now.subtract(WORKER_PATIENCE))} and ${hasNoJob(key)}
      order by id limit ${DUE_BATCH}
    ) as notice`.execute(db);
};
