import type { Order } from '@tallrik/domain/orders/order';
import type { Database } from '../../platform/database/database.ts';
import { addJob } from '../../platform/jobs/jobs.ts';

/** An order was completed, or is not after all: what its guest earned by it is settled soon after (D-117, D-119). */
export async function settleLoyalty(
  db: Database,
  { id: orderId, companyId, userId, isTest }: Pick<Order, 'id' | 'companyId' | 'userId' | 'isTest'>,
): Promise<void> {
  if (userId === null || isTest) return;
  await addJob(db, 'settle-loyalty', { companyId, orderId }, { key: `loyalty:${orderId}` });
}
