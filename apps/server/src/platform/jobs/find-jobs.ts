import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { jobsTable } from './runner-tables.ts';

/** WAITING also while it runs; DEAD after its last attempt. */
export type JobState = 'WAITING' | 'DEAD';

/** The jobs with these keys; a key nobody has is not in the answer. */
export async function findJobs(
  db: Database,
  keys: readonly string[],
): Promise<Map<string, JobState>> {
  if (keys.length === 0) return new Map();
  const { rows } = await sql<{ key: string; isDead: boolean }>`
    select key, (attempts >= max_attempts and locked_at is null) as "isDead"
    from ${jobsTable} where key = any(${[...keys]}::text[])`.execute(db);
  return new Map(rows.map(({ key, isDead }) => [key, isDead ? 'DEAD' : 'WAITING']));
}
