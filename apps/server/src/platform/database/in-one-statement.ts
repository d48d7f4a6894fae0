import { sql, type OperationNodeSource, type RawBuilder } from 'kysely';
import type { Database } from './database.ts';

/**
 * Writes that do not build on each other's results, in one round trip: all of them happen or none. `jobs` are what
 * follows from them. No two may touch the same row; PostgreSQL would keep only one of the changes.
 */
export async function inOneStatement(
  db: Database,
  writes: readonly OperationNodeSource[],
  jobs: readonly RawBuilder<unknown>[] = [],
): Promise<void> {
  const parts = writes.map((write, index) => sql`${sql.raw(`write_${index}`)} as (${write})`);
  const answer = jobs.length > 0 ? sql.join(jobs) : sql`1`;
  await sql`with ${sql.join(parts)} select ${answer}`.execute(db);
}
