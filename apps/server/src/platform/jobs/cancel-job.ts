import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../database/database.ts';

/** Takes a job back in the caller's transaction. One that runs right now ends as it would, and is not tried again. */
export async function cancelJob(db: Database, key: string): Promise<void> {
  await sql`select graphile_worker.remove_job(${key})`.execute(db);
}

/** The same as a part of another statement, for a job that nobody has begun; one that runs is left to its worker. */
export const droppingWaitingJob = (key: string): RawBuilder<unknown> =>
  sql`delete from graphile_worker._private_jobs where key = ${key} and locked_at is null`;
