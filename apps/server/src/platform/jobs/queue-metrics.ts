import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { jobsTable } from './runner-tables.ts';

export type QueueMetrics = {
  /** Their time has come and nobody has begun. */
  waiting: number;
  oldestSeconds: number;
  /** Gave up after the last attempt. */
  dead: number;
};

export async function readQueueMetrics(db: Database): Promise<QueueMetrics> {
  const { rows } = await sql<QueueMetrics>`
    select count(*) filter (where attempts < max_attempts and run_at <= now())::int as waiting,
      coalesce(extract(epoch from now() - min(run_at) filter (where attempts < max_attempts and run_at <= now())),
        0)::float8 as oldest_seconds,
      count(*) filter (where attempts >= max_attempts)::int as dead
    from ${jobsTable} where locked_at is null`.execute(db);
  return rows[0] ?? { waiting: 0, oldestSeconds: 0, dead: 0 };
}
