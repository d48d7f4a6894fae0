import {
  moveOrder,
  type OrderMove,
  type OrderMoveRefusal,
} from '@tallrik/domain/orders/move-order';
import { completionDeadline, isUnanswered } from '@tallrik/domain/orders/order-deadlines';
import type { Order, OrderStatus } from '@tallrik/domain/orders/order';
import { ok, refused, type Result } from '@tallrik/domain/result';
import { writeJobAudit } from '../../platform/auth/audit-log.ts';
import type { Database } from '../../platform/database/database.ts';
import { faultPoint } from '../../platform/faults.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import type { OrderJournal } from '../../platform/logging/order-journal.ts';
import { lockOrder, saveMove, type OrderRecord } from './order-store.ts';
import type { CancelTickets, PlanTickets } from './printing/plan-tickets.ts';
import { settleLoyalty } from './settle-loyalty.ts';

export type MoveOrderDeps = {
  db: Database;
  /** Asks for the money of an accepted order, in the same transaction (D-82). */
  capturePayment: (db: Database, order: Order) => Promise<void>;
  /** Gives back money and stock of a rejected order, in the same transaction (D-92). */
  releasePayment: (db: Database, order: Order) => Promise<void>;
  /** Tells the owner's devices, in the same transaction (D-132). */
  notifyGuest: (db: Database, order: Order) => Promise<void>;
  /** What printers print of an accepted order, in the same transaction (KITCHEN-14). */
  planTickets: PlanTickets;
  /** What waits of a rejected order is not printed, and paper that lies in the kitchen is told (D-304). */
  cancelTickets: CancelTickets;
  publishOrderChange: (venueId: string, orderId: string, version: number) => void;
  journal: Pick<OrderJournal, 'moved'>;
  now: () => Temporal.Instant;
};

export type MovedOrder = Result<OrderRecord, OrderMoveRefusal | 'ORDER_NOT_FOUND'>;

export type MoveOrder = (
  companyId: string,
  orderId: string,
  move: Omit<OrderMove, 'at'>,
  /** What is written down with the move, in the same transaction: who did it (D-115). */
  writeDown?: (db: Database, moved: OrderRecord) => Promise<void>,
) => Promise<MovedOrder>;

export const makeMoveOrder =
  (deps: MoveOrderDeps): MoveOrder =>
  async (companyId, orderId, move, writeDown) => {
    const now = deps.now();
    let from: OrderStatus | null = null;
    const moved = await deps.db.transaction().execute(async (trx): Promise<MovedOrder> => {
      const current = await lockOrder(trx, companyId, orderId);
      if (!current) return refused('ORDER_NOT_FOUND');
      const result = moveOrder(current, { ...move, at: now });
      if (!result.ok) return result;
      const { order, record } = result.value;
      from = record.from;
      await saveMove(trx, companyId, order, record);
      if (order.status === 'REJECTED') {
        await deps.releasePayment(trx, order);
        await deps.cancelTickets(trx, order);
      } else if (current.status === 'PENDING') {
        await deps.capturePayment(trx, order);
        await deps.planTickets(trx, order, 'ACCEPTANCE');
      }
      if (order.status === 'READY') {
        const at = completionDeadline(now);
        await addJob(
          trx,
          'complete-unfetched-order',
          { companyId, orderId },
          { key: `unfetched:${orderId}`, at },
        );
      }
      if (order.status === 'COMPLETED') await settleLoyalty(trx, order);
      await deps.notifyGuest(trx, order);
      const written = { ...current, ...order, movedAt: record.at };
      await writeDown?.(trx, written);
      if (isWatched(order.status)) faultPoint(`move:${order.status}:written`);
      return ok(written);
    });
    if (moved.ok && isWatched(moved.value.status))
      faultPoint(`move:${moved.value.status}:committed`);
    if (!moved.ok) return moved;
    const { venueId, version, status: to, rejectReason: reason } = moved.value;
    const actor = move.actor.kind;
    if (!moved.value.isTest)
      deps.journal.moved({ companyId, venueId, orderId, from: from ?? to, to, reason, actor });
    deps.publishOrderChange(venueId, orderId, version);
    return moved;
  };

/** The moves that send money on its way. */
const isWatched = (status: OrderStatus): status is 'ACCEPTED' | 'REJECTED' =>
  status === 'ACCEPTED' || status === 'REJECTED';

/** The server's own timers: nobody answered (D-92), nobody clicked after the food was fetched (D-91). */
export const makeOrderTimers = (deps: {
  db: Database;
  move: MoveOrder;
  now: () => Temporal.Instant;
}) => ({
  rejectUnanswered: async ({
    companyId,
    orderId,
  }: {
    companyId: string;
    orderId: string;
  }): Promise<void> => {
    const due = await readDeadline(deps.db, companyId, orderId);
    if (!due || !isUnanswered({ status: due.status }, due.answerBy, deps.now())) return;
    const entry = { action: 'rejectUnansweredOrder' as const, subjectId: orderId, details: {} };
    await deps.move(
      companyId,
      orderId,
      {
        to: 'REJECTED',
        version: due.version,
        actor: { kind: 'SERVER', timer: 'UNANSWERED' },
        rejectReason: 'NO_RESPONSE',
      },
      (trx) => writeJobAudit(trx, { ...entry, companyId }, deps.now()),
    );
  },
  completeUnfetched: async ({
    companyId,
    orderId,
  }: {
    companyId: string;
    orderId: string;
  }): Promise<void> => {
    const due = await readDeadline(deps.db, companyId, orderId);
    const readyAt = await readyTime(deps.db, companyId, orderId);
    if (due?.status !== 'READY' || !readyAt) return;
    if (Temporal.Instant.compare(deps.now(), completionDeadline(readyAt)) < 0) return;
    const entry = { action: 'completeUnfetchedOrder' as const, subjectId: orderId, details: {} };
    await deps.move(
      companyId,
      orderId,
      {
        to: 'COMPLETED',
        version: due.version,
        actor: { kind: 'SERVER', timer: 'NOT_FETCHED' },
      },
      (trx) => writeJobAudit(trx, { ...entry, companyId }, deps.now()),
    );
  },
});

async function readDeadline(db: Database, companyId: string, orderId: string) {
  const row = await db
    .selectFrom('orders')
    .select(['status', 'version', 'answerBy'])
    .where('companyId', '=', companyId)
    .where('id', '=', orderId)
    .executeTakeFirst();
  if (!row) return null;
  return {
    status: row.status as Order['status'],
    version: row.version,
    answerBy: Temporal.Instant.fromEpochMilliseconds(row.answerBy.getTime()),
  };
}

async function readyTime(
  db: Database,
  companyId: string,
  orderId: string,
): Promise<Temporal.Instant | null> {
  const row = await db
    .selectFrom('orderMoves')
    .select('at')
    .where('companyId', '=', companyId)
    .where('orderId', '=', orderId)
    .where('toStatus', '=', 'READY')
    // One that was taken back and came again counts from the second time.
    .orderBy('version', 'desc')
    .executeTakeFirst();
  return row ? Temporal.Instant.fromEpochMilliseconds(row.at.getTime()) : null;
}
