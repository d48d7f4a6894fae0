import type { FastifyInstance } from 'fastify';
import type { Result } from '@tallrik/domain/result';
import type { Database } from '../../platform/database/database.ts';
import { faultPoint } from '../../platform/faults.ts';
import type { Logger } from '../../platform/logging/log.ts';
import type { NotificationWorker } from './notification-worker.ts';
import { storeNotifications, type PaymentNotification } from './notification-store.ts';

export type ReadNotifications = (
  body: unknown,
  authorization: string | undefined,
) => Result<{ dedupeKey: string; notification: PaymentNotification }[], 'UNSIGNED' | 'MALFORMED'>;

/** Verified, stored, answered at once; the work comes after. A provider that waits for us sends everything again. */
export function webhookRoute(
  app: FastifyInstance,
  deps: {
    db: Database;
    readNotifications: ReadNotifications;
    /** Null where only jobs take them. */
    worker: NotificationWorker | null;
    log: Logger;
    now: () => Temporal.Instant;
  },
): void {
  app.post('/webhooks/adyen', async (request, reply) => {
    const read = deps.readNotifications(request.body, request.headers.authorization);
    if (!read.ok) {
      deps.log.warn({ traceId: request.id, reason: read.error }, 'payment webhook refused');
      return reply.status(read.error === 'UNSIGNED' ? 401 : 400).send({ error: read.error });
    }
    faultPoint('notice:received');
    const now = deps.now();
    const hasJobs = deps.worker === null;
    const stored = await storeNotifications(deps.db, 'adyen', read.value, { now, hasJobs });
    faultPoint('notice:stored');
    deps.worker?.take(stored);
    return reply.status(200).type('text/plain').send('[accepted]');
  });
}
