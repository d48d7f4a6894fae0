import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { Config } from '../config.ts';
import { makeWriteProbe } from '../platform/database/write-probe.ts';
import { healthRoutes, type HealthDeps } from '../platform/http/health.ts';

/** What a balancer and an operator's watch ask for. */
export function composeHealth(
  http: FastifyInstance,
  {
    pool,
    config,
    ...deps
  }: Omit<HealthDeps, 'pingDatabase' | 'probeWrite' | 'hasJobs'> & {
    pool: pg.Pool;
    config: Config;
  },
): void {
  healthRoutes(http, {
    ...deps,
    probeWrite: makeWriteProbe(pool),
    hasJobs: config.hasJobs,
    pingDatabase: async () => {
      await pool.query('select 1');
    },
  });
}
