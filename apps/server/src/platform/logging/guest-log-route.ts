import { GUEST_LOG_PATH, type GuestLogEntry } from '@tallrik/contract/guest-log';
import { readGuestLog } from '@tallrik/contract/guest-log-schema';
import type { FastifyInstance } from 'fastify';
import { retryAfterSeconds, type RateLimits } from '../auth/rate-limits.ts';
import { scrub } from './scrub.ts';
import type { Logger } from './log.ts';
import { callerNetwork } from '../http/caller-network.ts';

const BODY_LIMIT_BYTES = 32 * 1024;

type Deps = {
  log: Logger;
  countCall: RateLimits['call'];
  /** The sink beside our own log; it gets what the log gets (SUPPORT-10). */
  forward: (entries: readonly GuestLogEntry[], traceId: string) => void;
};

/** What happened on guests' devices, into the same log as everything else (ITEM-32, D-128). */
export function guestLogRoute(app: FastifyInstance, deps: Deps): void {
  app.post(GUEST_LOG_PATH, { bodyLimit: BODY_LIMIT_BYTES }, async (request, reply) => {
    const overrun = await deps.countCall(null, callerNetwork(request));
    if (overrun) {
      return reply.status(429).header('retry-after', retryAfterSeconds(overrun)).send();
    }
    const read = readGuestLog(request.body);
    if (!read.ok) return reply.status(400).send({ error: read.error });
    const entries = read.value.map(withoutPersons);
    for (const entry of entries) write(deps.log, request.id, entry);
    deps.forward(entries, request.id);
    return reply.status(204).send();
  });
}

/** The words of an error may quote what the guest typed. */
const withoutPersons = (entry: GuestLogEntry): GuestLogEntry =>
  entry.event === 'page_error'
    ? { ...entry, message: scrub(entry.message), stack: scrub(entry.stack) }
    : entry;

function write(log: Logger, traceId: string, entry: GuestLogEntry): void {
  if (entry.event !== 'page_error') return log.info({ traceId, ...entry }, 'guest');
  // `name` is cut by the log as a person's.
  const { name: error, ...rest } = entry;
  log.warn({ traceId, error, ...rest }, 'guest');
}
