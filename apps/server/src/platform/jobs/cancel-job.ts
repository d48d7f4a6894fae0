import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/** Takes a job back in the caller's transaction. One that runs right now ends as it would, and is not tried again. */
export async function cancelJob(db: Database, key: string): Promise<void> {
  await sql`select graphile_worker.remove_job(${key})`.execute(db);
}
