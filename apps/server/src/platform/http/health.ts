import type { FastifyInstance, FastifyRequest } from 'fastify';
import { TOLERATED_MS } from '../database/database-clock.ts';
import { whyNoWrites } from '../database/write-probe.ts';
import { inTime } from '../in-time.ts';

export type HealthDeps = {
  /** Rejects when the database does not answer. */
  pingDatabase: () => Promise<void>;
  /** Rejects when the database answers and cannot write. */
  probeWrite: () => Promise<void>;
  /** False: somebody started this server without them on purpose (D-284). */
  hasJobs: boolean;
  /** False while starting and from the moment a stop has begun: the balancer sends nobody any more. */
  isTakingGuests: () => boolean;
  /** How far the machine's clock is from the database's, in milliseconds. */
  clockAheadMs: () => number;
  metrics: () => string | Promise<string>;
};

/** A balancer that waits longer has given up on us already. */
export const PATIENCE_MS = 2_000;

/** Said, not refused: deadlines follow the database's time, and a lone server out of service would take no orders. */
const clockWarning = (aheadMs: number): { warning?: string } =>
  Math.abs(aheadMs) > TOLERATED_MS
    ? { warning: `this machine's clock is ${Math.round(aheadMs / 1000)} s off the database's` }
    : {};

/** What else a proxy shows itself by. */
const PROXIES: ReadonlySet<string> = new Set([
  'forwarded',
  'via',
  'x-real-ip',
  'x-client-ip',
  'cf-connecting-ip',
  'true-client-ip',
]);

/**
 * A proxy says for whom it asks. Figures name every company and its money in trouble: a proxy whose rule misses a
 * spelling of the path (`/metrics/`) must not hand them out.
 */
const isFromOutside = ({ headers }: FastifyRequest): boolean =>
  Object.keys(headers).some((name) => name.startsWith('x-forwarded-') || PROXIES.has(name));

export function healthRoutes(app: FastifyInstance, deps: HealthDeps): void {
  app.get('/healthz', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!deps.isTakingGuests()) return reply.status(503).send({ status: 'stopping' });
    try {
      await inTime(deps.pingDatabase().then(deps.probeWrite), PATIENCE_MS);
      return await reply.send({
        status: 'ready',
        ...(deps.hasJobs ? {} : { jobs: 'off' }),
        ...clockWarning(deps.clockAheadMs()),
      });
    } catch (error) {
      const status = whyNoWrites(error) ?? 'database does not answer';
      return reply.status(503).send({ status });
    }
  });
  app.get('/metrics', async (request, reply) =>
    isFromOutside(request)
      ? reply.callNotFound()
      : reply.type('text/plain; version=0.0.4; charset=utf-8').send(await deps.metrics()),
  );
}
