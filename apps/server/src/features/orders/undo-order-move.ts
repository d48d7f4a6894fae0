import type { OrderMoveRecord } from '@tallrik/domain/orders/move-order';
import type { Order, OrderStatus, RejectReason } from '@tallrik/domain/orders/order';
import {
  undoMove,
  type UndoMove,
  type UndoRecord,
  type UndoRefusal,
} from '@tallrik/domain/orders/undo-move';
import { ok, refused, type Result } from '@tallrik/domain/result';
import type { Database } from '../../platform/database/database.ts';
import type { OrderJournal } from '../../platform/logging/order-journal.ts';
import { lockOrder, type OrderRecord } from './order-store.ts';
import type { DropTickets } from './printing/plan-tickets.ts';
import { settleLoyalty } from './settle-loyalty.ts';
import { deletePartOfVersion } from './stations/part-store.ts';

export type UndoneOrder = Result<OrderRecord, UndoRefusal | 'ORDER_NOT_FOUND'>;

export type UndoOrderMove = (
  companyId: string,
  orderId: string,
  undo: Omit<UndoMove, 'at'>,
  writeDown: (db: Database, undone: OrderRecord) => Promise<void>,
) => Promise<UndoneOrder>;

/** Takes back a slip of the finger while nothing has followed from it (decision 0013). */
export const makeUndoOrderMove =
  (deps: {
    db: Database;
    /** The money of a taken-back acceptance stays held: its capture is called off, in the same transaction. */
    undoCapture: (db: Database, order: Order) => Promise<void>;
    /** What waits to be printed because of the acceptance need not be, in the same transaction (D-304). */
    dropTickets: DropTickets;
    publishOrderChange: (venueId: string, orderId: string, version: number) => void;
    journal: Pick<OrderJournal, 'moveUndone'>;
    now: () => Temporal.Instant;
  }): UndoOrderMove =>
  async (companyId, orderId, undo, writeDown) => {
    const now = deps.now();
    let from: OrderStatus | null = null;
    const undone = await deps.db.transaction().execute(async (trx): Promise<UndoneOrder> => {
      const current = await lockOrder(trx, companyId, orderId);
      if (!current) return refused('ORDER_NOT_FOUND');
      const last = await readLastMove(trx, companyId, orderId);
      if (!last) return refused('UNDO_NOT_ALLOWED');
      const { answerBy, isBilled } = await readTerms(trx, companyId, orderId);
      // An invoice names it as handed over: taking that back would leave a bill for a dish nobody got.
      if (isBilled) return refused('UNDO_NOT_ALLOWED');
      const result = undoMove(current, last, { ...undo, at: now }, answerBy);
      if (!result.ok) return result;
      const { order, record } = result.value;
      from = record.from;
      await saveUndo(trx, companyId, order, record, now);
      const undoneParts = await deletePartOfVersion(trx, companyId, orderId, record.undoesVersion);
      if (order.status === 'PENDING') {
        await deps.undoCapture(trx, order);
        await deps.dropTickets(trx, order);
      }
      if (current.status === 'COMPLETED') await settleLoyalty(trx, order);
      const acceptedAt = order.status === 'PENDING' ? null : current.acceptedAt;
      const markedParts = current.markedParts.filter(
        ({ stationId }) => !undoneParts.includes(stationId),
      );
      const written = { ...current, ...order, acceptedAt, markedParts, movedAt: record.at };
      await writeDown(trx, written);
      return ok(written);
    });
    if (!undone.ok) return undone;
    const { venueId, version, status: to } = undone.value;
    deps.journal.moveUndone({ companyId, venueId, orderId, from: from ?? to, to });
    deps.publishOrderChange(venueId, orderId, version);
    return undone;
  };

async function readLastMove(
  db: Database,
  companyId: string,
  orderId: string,
): Promise<(OrderMoveRecord & { undoesVersion: number | null }) | null> {
  const row = await db
    .selectFrom('orderMoves')
    .selectAll()
    .where('companyId', '=', companyId)
    .where('orderId', '=', orderId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  return {
    orderId,
    version: row.version,
    from: row.fromStatus as OrderStatus,
    to: row.toStatus as OrderStatus,
    actor: row.staffId
      ? { kind: 'STAFF', staffId: row.staffId }
      : { kind: 'SERVER', timer: row.toStatus === 'REJECTED' ? 'UNANSWERED' : 'NOT_FETCHED' },
    at: row.at.toISOString(),
    rejectReason: row.reason as RejectReason | null,
    undoesVersion: row.undoesVersion,
  };
}

async function readTerms(
  db: Database,
  companyId: string,
  orderId: string,
): Promise<{ answerBy: Temporal.Instant; isBilled: boolean }> {
  const { answerBy, invoiceId } = await db
    .selectFrom('orders')
    .select(['answerBy', 'invoiceId'])
    .where('companyId', '=', companyId)
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return {
    answerBy: Temporal.Instant.fromEpochMilliseconds(answerBy.getTime()),
    isBilled: invoiceId !== null,
  };
}

async function saveUndo(
  db: Database,
  companyId: string,
  order: Order,
  record: UndoRecord,
  now: Temporal.Instant,
): Promise<void> {
  const isPending = order.status === 'PENDING';
  await db
    .updateTable('orders')
    .set({
      status: order.status,
      version: order.version,
      ...(isPending ? { acceptedAt: null, estimatedFinishTime: null } : {}),
    })
    .where('companyId', '=', companyId)
    .where('id', '=', order.id)
    .execute();
  await db
    .insertInto('orderMoves')
    .values({
      companyId,
      orderId: order.id,
      version: record.version,
      fromStatus: record.from,
      toStatus: record.to,
      actor: record.actor.kind,
      staffId: record.actor.kind === 'STAFF' ? record.actor.staffId : null,
      undoesVersion: record.undoesVersion,
      at: new Date(now.epochMilliseconds),
    })
    .execute();
}
