import { pointsFor } from '@tallrik/domain/loyalty/points';
import { minor } from '@tallrik/domain/money/minor';
import { historyAmount } from '@tallrik/domain/orders/order-lists';
import type { Order } from '@tallrik/domain/orders/order';
import type { Database } from '../../../platform/database/database.ts';
import { moneyGivenBack } from './money-given-back.ts';
import { movePoints } from './move-points.ts';
import { giveStamps, takeStamps } from './order-stamps.ts';

/** An order as far as its guest earns something by it. */
export type EarningOrder = Order & {
  isPayLater: boolean;
  /** Set on the receipt of a paid bill. */
  chequeId: string | null;
};

export type SettleLoyaltyDeps = {
  db: Database;
  findOrder: (db: Database, orderId: string) => Promise<EarningOrder | null>;
  newId: () => string;
  now: () => Temporal.Instant;
};

/**
 * Makes what the guest has earned by an order what it should be: points and stamps when it is completed, fewer or
 * none when money went back or the completion was taken back. Run again it finds nothing to do (D-117, D-119).
 */
export const makeSettleLoyalty =
  (deps: SettleLoyaltyDeps) =>
  ({ companyId, orderId }: { companyId: string; orderId: string }): Promise<void> =>
    deps.db.transaction().execute(async (trx) => {
      const found = await deps.findOrder(trx, orderId);
      if (!found || found.companyId !== companyId || found.userId === null || found.isTest) return;
      // The account's lock: two orders of one guest must not both fill the same card.
      const account = await lockAccount(trx, found.userId);
      const order = account && (await deps.findOrder(trx, orderId));
      if (!account || !order) return;
      const before = await findAward(trx, companyId, orderId);
      const due = await dueFor(trx, order);
      const points = account.isDeleted ? Math.min(before.points, due.points) : due.points;
      const hasStamps = due.hasStamps && (before.hasStamps || !account.isDeleted);
      if (points === before.points && hasStamps === before.hasStamps) return;
      const guest = { id: found.userId, companyId: account.companyId };
      const at = deps.now();
      const moved = { id: deps.newId(), points: points - before.points, orderId, at };
      await movePoints(trx, guest, moved, deps.newId);
      if (hasStamps && !before.hasStamps) await giveStamps(trx, guest, order, deps);
      if (!hasStamps && before.hasStamps) await takeStamps(trx, guest, orderId);
      const settledAt = new Date(at.epochMilliseconds);
      await trx
        .insertInto('loyaltyAwards')
        .values({ orderId, companyId, userId: guest.id, points, hasStamps, settledAt })
        .onConflict((known) =>
          known.column('orderId').doUpdateSet({ points, hasStamps, settledAt }),
        )
        .execute();
    });

/**
 * Who pays earns the points, who ordered the dishes the stamps. At a table these are two orders: one that is paid
 * later, and the receipt of the bill.
 */
async function dueFor(
  db: Database,
  order: EarningOrder,
): Promise<{ points: number; hasStamps: boolean }> {
  if (order.status !== 'COMPLETED') return { points: 0, hasStamps: false };
  const back = await moneyGivenBack(db, order.companyId, order.id);
  const isAllBack = back === 'ALL';
  const paid = isAllBack || order.isPayLater ? 0 : historyAmount(order) - back;
  return {
    points: pointsFor(minor(Math.max(0, paid))),
    hasStamps: order.chequeId === null && !isAllBack,
  };
}

export async function lockAccount(
  db: Database,
  userId: string,
): Promise<{ companyId: string; isDeleted: boolean } | null> {
  const row = await db
    .selectFrom('users')
    .select(['companyId', 'deleted'])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ? { companyId: row.companyId, isDeleted: row.deleted } : null;
}

async function findAward(
  db: Database,
  companyId: string,
  orderId: string,
): Promise<{ points: number; hasStamps: boolean }> {
  const row = await db
    .selectFrom('loyaltyAwards')
    .select(['points', 'hasStamps'])
    .where('companyId', '=', companyId)
    .where('orderId', '=', orderId)
    .executeTakeFirst();
  return row ?? { points: 0, hasStamps: false };
}
