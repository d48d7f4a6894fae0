import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';

/** Jobs that are due or come again after a failure, each with its trouble, and what is about to become one. */
export async function findWorkLeft(db: Database): Promise<string[]> {
  const { rows } = await sql<{ job: string }>`
    select concat_ws(' ', tasks.identifier, jobs.locked_by, jobs.last_error) as job
    from graphile_worker._private_jobs as jobs
    join graphile_worker._private_tasks as tasks on tasks.id = jobs.task_id
    where jobs.attempts < jobs.max_attempts and (jobs.run_at <= now() or jobs.attempts > 0)
    union all select 'notice ' || id from payment_notices where processed_at is null
    union all select 'session ' || id from payment_sessions
      where state in ('OPENING', 'OPEN') and expires_at <= now()
    union all select 'order ' || id from orders where status = 'PENDING' and answer_by <= now()`.execute(
    db,
  );
  return rows.map(({ job }) => job);
}

/** Time passes for the database: everything that waits for a later moment is due. */
export async function makeAllDue(db: Database): Promise<void> {
  await sql`update payment_sessions set expires_at = now() - interval '1 second'
    where state in ('OPENING', 'OPEN')`.execute(db);
  await sql`update graphile_worker._private_jobs set run_at = now() where run_at > now()`.execute(
    db,
  );
}
