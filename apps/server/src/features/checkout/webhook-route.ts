import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isUuid } from '@tallrik/domain/is-uuid';
import type { Database } from '../../platform/database/database.ts';
import { faultPoint } from '../../platform/faults.ts';
import type { Logger } from '../../platform/logging/log.ts';
import type { PaymentAccounts } from './accounts/payment-accounts.ts';
import type { NotificationWorker } from './notification-worker.ts';
import { storeNotifications } from './notification-store.ts';

/** Verified, stored, answered at once; the work comes after. A provider that waits for us sends everything again. */
export function webhookRoute(
  app: FastifyInstance,
  deps: {
    db: Database;
    readNotifications: PaymentAccounts['readNotifications'];
    /** Null where only jobs take them. */
    worker: NotificationWorker | null;
    log: Logger;
    now: () => Temporal.Instant;
  },
): void {
  const take = async (companyId: string | null, request: FastifyRequest, reply: FastifyReply) => {
    const { body, headers } = request;
    const read = await deps.readNotifications(companyId, body, headers.authorization);
    if (!read.ok) {
      deps.log.warn({ traceId: request.id, reason: read.error }, 'payment webhook refused');
      return reply.status(read.error === 'UNSIGNED' ? 401 : 400).send({ error: read.error });
    }
    faultPoint('notice:received');
    const now = deps.now();
    const hasJobs = deps.worker === null;
    const { accountId, notifications } = read.value;
    const from = { provider: 'adyen', accountId };
    const stored = await storeNotifications(deps.db, from, notifications, { now, hasJobs });
    faultPoint('notice:stored');
    deps.worker?.take(stored);
    return reply.status(200).type('text/plain').send('[accepted]');
  };

  app.post('/webhooks/adyen', (request, reply) => take(null, request, reply));
  app.post<{ Params: { companyId: string } }>('/webhooks/adyen/:companyId', (request, reply) => {
    const { companyId } = request.params;
    // Nobody's address: the same answer as for a company without keys, or a caller could look for companies.
    if (!isUuid(companyId)) return reply.status(401).send({ error: 'UNSIGNED' });
    return take(companyId, request, reply);
  });
}
