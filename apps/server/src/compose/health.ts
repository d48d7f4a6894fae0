import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { Config } from '../config.ts';
import { makeWriteProbe } from '../platform/database/write-probe.ts';
import { hostRoute } from '../platform/http/host-route.ts';
import { healthRoutes, type HealthDeps } from '../platform/http/health.ts';

/** What a balancer and an operator's watch ask for. */
export function composeHealth(
  http: FastifyInstance,
  {
    pool,
    config,
    isHostOfCompany,
    ...deps
  }: Omit<HealthDeps, 'pingDatabase' | 'probeWrite' | 'hasJobs'> & {
    pool: pg.Pool;
    config: Config;
    isHostOfCompany: (host: string) => Promise<boolean>;
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
  hostRoute(http, {
    isOurs: async (host) =>
      (config.publicOrigin !== null && host === new URL(config.publicOrigin).hostname) ||
      (await isHostOfCompany(host)),
  });
}
