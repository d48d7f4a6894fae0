import type { FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** The caller's trace id if it is one, else a new one: free text in it would end up in our logs. */
export const traceIdOf = (header: unknown): string =>
  typeof header === 'string' && header.length === 36 && UUID.test(header)
    ? header.toLowerCase()
    : randomUUID();

/** Every answer names its trace, so that a guest's screenshot leads support to the log line (API-03). */
export function echoTraceIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-trace-id', request.id);
    done();
  });
}
