import type { Database } from '../../platform/database/database.ts';

/**
 * The moment an order for later becomes one for now: the venue's boards are told to look again. The order
 * itself does not change, its version neither, so a click on the way is not refused.
 */
export const makeHandOverOrder =
  (deps: {
    db: Database;
    now: () => Temporal.Instant;
    publishOrderChange: (venueId: string, orderId: string, version: number) => void;
  }) =>
  async ({ companyId, orderId }: { companyId: string; orderId: string }): Promise<void> => {
    const order = await deps.db
      .selectFrom('orders')
      .select(['venueId', 'version', 'status', 'handOverAt'])
      .where('companyId', '=', companyId)
      .where('id', '=', orderId)
      .executeTakeFirst();
    if (!order?.handOverAt || order.handOverAt.getTime() > deps.now().epochMilliseconds) return;
    if (order.status === 'REJECTED' || order.status === 'COMPLETED') return;
    deps.publishOrderChange(order.venueId, orderId, order.version);
  };
