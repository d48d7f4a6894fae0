import { GUEST_LOG_PATH } from '@tallrik/contract/guest-log';
import { readGuestLog } from '@tallrik/contract/guest-log-schema';
import type { FastifyInstance } from 'fastify';
import { retryAfterSeconds, type RateLimits } from '../auth/rate-limits.ts';
import type { Logger } from './log.ts';

const BODY_LIMIT_BYTES = 32 * 1024;

/** What happened on guests' devices, into the same log as everything else (ITEM-32, D-128). */
export function guestLogRoute(
  app: FastifyInstance,
  deps: { log: Logger; countCall: RateLimits['call'] },
): void {
  app.post(GUEST_LOG_PATH, { bodyLimit: BODY_LIMIT_BYTES }, async (request, reply) => {
    const overrun = await deps.countCall(null, request.ip);
    if (overrun) {
      return reply.status(429).header('retry-after', retryAfterSeconds(overrun)).send();
    }
    const read = readGuestLog(request.body);
    if (!read.ok) return reply.status(400).send({ error: read.error });
    for (const entry of read.value) deps.log.info({ traceId: request.id, ...entry }, 'guest');
    return reply.status(204).send();
  });
}
