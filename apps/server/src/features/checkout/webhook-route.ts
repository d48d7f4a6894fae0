import type { FastifyInstance } from 'fastify';
import type { Result } from '@tallrik/domain/result';
import type { Database } from '../../platform/database/database.ts';
import { faultPoint } from '../../platform/faults.ts';
import type { Logger } from '../../platform/logging/log.ts';
import type { NoticeDesk } from './notice-desk.ts';
import { storeNotices, type PaymentNotice } from './notice-store.ts';

export type ReadNotices = (
  body: unknown,
  authorization: string | undefined,
) => Result<{ dedupeKey: string; notice: PaymentNotice }[], 'UNSIGNED' | 'MALFORMED'>;

/** Verified, stored, answered at once; the work comes after. A provider that waits for us sends everything again. */
export function webhookRoute(
  app: FastifyInstance,
  deps: {
    db: Database;
    readNotices: ReadNotices;
    /** Null where only jobs take them. */
    desk: NoticeDesk | null;
    log: Logger;
    now: () => Temporal.Instant;
  },
): void {
  app.post('/webhooks/adyen', async (request, reply) => {
    const read = deps.readNotices(request.body, request.headers.authorization);
    if (!read.ok) {
      deps.log.warn({ traceId: request.id, reason: read.error }, 'payment webhook refused');
      return reply.status(read.error === 'UNSIGNED' ? 401 : 400).send({ error: read.error });
    }
    faultPoint('notice:received');
    const now = deps.now();
    const hasJobs = deps.desk === null;
    const stored = await storeNotices(deps.db, 'adyen', read.value, { now, hasJobs });
    faultPoint('notice:stored');
    deps.desk?.take(stored);
    return reply.status(200).type('text/plain').send('[accepted]');
  });
}
