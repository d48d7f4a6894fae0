import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { healthRoutes, type HealthDeps } from '../platform/http/health.ts';

/** What a balancer and an operator's watch ask for. */
export function composeHealth(
  http: FastifyInstance,
  { pool, ...deps }: Omit<HealthDeps, 'pingDatabase'> & { pool: pg.Pool },
): void {
  healthRoutes(http, {
    ...deps,
    pingDatabase: async () => {
      await pool.query('select 1');
    },
  });
}
