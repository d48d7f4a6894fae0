import type { FastifyInstance } from 'fastify';

export type HealthDeps = {
  /** Rejects when the database does not answer. */
  pingDatabase: () => Promise<void>;
  /** False while starting and from the moment a stop has begun: the balancer sends nobody any more. */
  isTakingGuests: () => boolean;
  figures: () => string | Promise<string>;
};

export function healthRoutes(app: FastifyInstance, deps: HealthDeps): void {
  app.get('/healthz', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!deps.isTakingGuests()) return reply.status(503).send({ status: 'stopping' });
    try {
      await deps.pingDatabase();
      return await reply.send({ status: 'ready' });
    } catch {
      return reply.status(503).send({ status: 'database does not answer' });
    }
  });
  app.get('/metrics', async (_request, reply) =>
    reply.type('text/plain; version=0.0.4; charset=utf-8').send(await deps.figures()),
  );
}
