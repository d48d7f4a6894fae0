import type { TestOrder } from '@tallrik/contract/generated/staff-resolvers';
import { ORDER_STATUSES } from '@tallrik/domain/orders/order';
import { columnOneOf } from '../../platform/database/columns.ts';
import type { Database } from '../../platform/database/database.ts';

export const TEST_ORDER_DAYS = 30;
/** More than anybody rehearses; older ones are still deleted. */
const MOST_LISTED = 50;
const BATCH = 200;

/** Newest first: what was rehearsed, and how far it has come. */
export async function findTestOrders(db: Database, companyId: string): Promise<TestOrder[]> {
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'easyId', 'venueId', 'status', 'createdAt'])
    .where('companyId', '=', companyId)
    .where('isTest', '=', true)
    .orderBy('createdAt', 'desc')
    .limit(MOST_LISTED)
    .execute();
  return rows.map(({ status, createdAt, ...order }) => ({
    ...order,
    status: columnOneOf(ORDER_STATUSES, status),
    createdAt: createdAt.toISOString(),
  }));
}

/** Whether one of them went the whole way. */
export async function hasCompletedTestOrder(db: Database, companyId: string): Promise<boolean> {
  const row = await db
    .selectFrom('orders')
    .select('id')
    .where('companyId', '=', companyId)
    .where('isTest', '=', true)
    .where('status', '=', 'COMPLETED')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** SETUP-20: a month later they are gone. That nothing was due stays in the books, of no order any more. */
export const makeDeleteTestOrders =
  ({ db, now }: { db: Database; now: () => Temporal.Instant }) =>
  async (): Promise<void> => {
    const before = now().subtract({ hours: TEST_ORDER_DAYS * 24 });
    let deleted = BATCH;
    while (deleted === BATCH) deleted = await deleteBatch(db, before);
  };

const deleteBatch = (db: Database, before: Temporal.Instant): Promise<number> =>
  db.transaction().execute(async (trx) => {
    const rows = await trx
      .selectFrom('orders')
      .select('id')
      .where('isTest', '=', true)
      .where('createdAt', '<=', new Date(before.epochMilliseconds))
      .orderBy('createdAt')
      .limit(BATCH)
      .forUpdate()
      .skipLocked()
      .execute();
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return 0;
    await trx.updateTable('payments').set({ orderId: null }).where('orderId', 'in', ids).execute();
    for (const table of ['orderItems', 'orderFees', 'orderMoves', 'receiptMails'] as const)
      await trx.deleteFrom(table).where('orderId', 'in', ids).execute();
    await trx.deleteFrom('orders').where('id', 'in', ids).execute();
    return ids.length;
  });
