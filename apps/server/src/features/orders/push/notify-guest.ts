import { notifiedStatus } from '@tallrik/domain/orders/order-notification';
import type { Order } from '@tallrik/domain/orders/order';
import type { Database } from '../../../platform/database/database.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import type { EndConsents } from './consent-port.ts';
import { isFollowed, removeDevicesOfOrder } from './order-device-store.ts';

export type NotifyGuest = (trx: Database, order: Order) => Promise<void>;

/** Part of the move's own transaction: a move that is not kept is not told. */
export const makeNotifyGuest =
  (deps: { now: () => Temporal.Instant; endConsents: EndConsents }): NotifyGuest =>
  async (trx, order) => {
    const { companyId, id: orderId, version } = order;
    if (order.status === 'COMPLETED') {
      const left = await removeDevicesOfOrder(trx, companyId, orderId);
      await deps.endConsents(trx, companyId, left, { by: 'ORDER_OVER', at: deps.now() });
      return;
    }
    if (!notifiedStatus(order.status)) return;
    if (order.userId === null && !(await isFollowed(trx, companyId, orderId))) return;
    await addJob(
      trx,
      'push-order-status',
      { companyId, orderId, version },
      { key: `push:${orderId}:${version}` },
    );
  };
