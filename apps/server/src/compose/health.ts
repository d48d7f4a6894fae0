import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { Database } from '../platform/database/database.ts';
import type { Figures } from '../platform/http/figures.ts';
import { healthRoutes } from '../platform/http/health.ts';
import { countDeadJobs } from '../platform/jobs/dead-jobs.ts';

/** What an operator's watch asks for. */
export function composeHealth(
  http: FastifyInstance,
  deps: {
    db: Database;
    pool: pg.Pool;
    figures: Figures;
    isTakingGuests: () => boolean;
    clockAheadMs: () => number;
  },
): void {
  const { db, pool, figures, isTakingGuests, clockAheadMs } = deps;
  let deadJobs = 0;
  figures.gauge('tallrik_dead_jobs', () => deadJobs);
  healthRoutes(http, {
    pingDatabase: async () => {
      await pool.query('select 1');
    },
    isTakingGuests,
    clockAheadMs,
    figures: async () => {
      deadJobs = await countDeadJobs(db);
      return figures.render();
    },
  });
}
