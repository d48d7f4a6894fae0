import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { addJob, type JobName, type JobPayloads } from './jobs.ts';
import { jobsTable, tasksTable } from './runner-tables.ts';

/** A job that gave up after its last attempt. Payloads hold ids only, so an operator may see them. */
export type DeadJob = {
  id: string;
  name: string;
  payload: unknown;
  attempts: number;
  lastError: string | null;
  createdAt: Date;
};

export const DEAD_JOBS_SHOWN = 200;

/** Newest first. */
export async function listDeadJobs(db: Database): Promise<DeadJob[]> {
  const { rows } = await sql<DeadJob>`
    select jobs.id::text, tasks.identifier as name, jobs.payload, jobs.attempts,
      jobs.last_error as "lastError", jobs.created_at as "createdAt"
    from ${jobsTable} as jobs
    join ${tasksTable} as tasks on tasks.id = jobs.task_id
    where jobs.attempts >= jobs.max_attempts and jobs.locked_at is null
    order by jobs.id desc limit ${DEAD_JOBS_SHOWN}`.execute(db);
  return rows;
}

export async function countDeadJobs(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${jobsTable}
    where attempts >= max_attempts and locked_at is null`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Lets it try again with all its attempts. False: it is gone, or alive. Two operators at once replay it once. */
export async function replayJob(db: Database, jobId: string): Promise<boolean> {
  if (!/^\d{1,18}$/.test(jobId)) return false;
  const { rows } = await sql`
    update ${jobsTable}
    set attempts = 0, last_error = null, run_at = now(), updated_at = now()
    where id = ${jobId}::bigint and attempts >= max_attempts and locked_at is null
    returning id`.execute(db);
  return rows.length > 0;
}

/** The same for whoever knows what the jobs are about. How many there were. */
export async function replayJobsByKey(db: Database, keys: readonly string[]): Promise<number> {
  const { rows } = await sql`
    update ${jobsTable}
    set attempts = 0, last_error = null, run_at = now(), updated_at = now()
    where key = any(${[...keys]}::text[]) and attempts >= max_attempts and locked_at is null
    returning id`.execute(db);
  return rows.length;
}

/** A job nobody should try again by itself: it waits among the dead until a person has looked. */
export async function addDeadJob<Name extends JobName>(
  db: Database,
  name: Name,
  payload: JobPayloads[Name],
  options: { key: string; reason: string },
): Promise<void> {
  await addJob(db, name, payload, { key: options.key });
  await sql`
    update ${jobsTable} set attempts = max_attempts, last_error = ${options.reason}
    where key = ${options.key}`.execute(db);
}
