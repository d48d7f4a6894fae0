import { ok, refused, type Result } from '../result.ts';
import { canMove, type OrderMoveRecord } from './move-order.ts';
import type { Order, OrderStatus } from './order.ts';

/** How long a slip of the finger can be taken back. */
export const UNDO_WITHIN_SECONDS = 30;
/** Money of an accepted order is taken after this: no undo can come later than the capture (decision 0013). */
export const CAPTURE_GRACE_SECONDS = UNDO_WITHIN_SECONDS + 5;

export type UndoRefusal =
  | 'ORDER_VERSION_CONFLICT'
  | 'UNDO_NOT_ALLOWED'
  | 'UNDO_NOT_YOURS'
  | 'UNDO_TOO_LATE';

export type UndoMove = { version: number; staffId: string; at: Temporal.Instant };

/** What is kept of it: the compensating record, and which move it takes back. */
export type UndoRecord = OrderMoveRecord & { undoesVersion: number };

/**
 * Where the last move can be taken back to. D-91 stays true for everything that has consequences:
 * - a rejection never, because its money is already going back;
 * - COMPLETED only from READY, whence the only way is COMPLETED again: points and stamps stay right;
 * - the way in between must be one a kitchen can go again.
 */
export const canUndo = ({ from, to }: { from: OrderStatus; to: OrderStatus }): boolean =>
  to !== 'REJECTED' && canMove(from, to) && (to !== 'COMPLETED' || from === 'READY');

type UndoableOrder = Pick<Order, 'id' | 'status' | 'estimatedFinishTime' | 'version'>;

/**
 * Takes back the last move of an order. `answerBy` is the deadline of D-92: back to PENDING after it, the timer
 * would reject what the kitchen has just looked at.
 */
export function undoMove<Undone extends UndoableOrder>(
  order: Undone,
  last: OrderMoveRecord & { undoesVersion: number | null },
  undo: UndoMove,
  answerBy: Temporal.Instant,
): Result<{ order: Undone; record: UndoRecord }, UndoRefusal> {
  if (undo.version !== order.version || last.version !== order.version)
    return refused('ORDER_VERSION_CONFLICT');
  if (last.actor.kind !== 'STAFF' || last.undoesVersion !== null || !canUndo(last))
    return refused('UNDO_NOT_ALLOWED');
  if (last.actor.staffId !== undo.staffId) return refused('UNDO_NOT_YOURS');
  const until = Temporal.Instant.from(last.at).add({ seconds: UNDO_WITHIN_SECONDS });
  const isBackToPending = last.from === 'PENDING';
  const isLate = Temporal.Instant.compare(undo.at, until) > 0;
  const isUnanswered = isBackToPending && Temporal.Instant.compare(undo.at, answerBy) >= 0;
  if (isLate || isUnanswered) return refused('UNDO_TOO_LATE');
  const version = order.version + 1;
  return ok({
    order: {
      ...order,
      status: last.from,
      version,
      // A pending order has no estimate; any other keeps the kitchen's latest word.
      estimatedFinishTime: isBackToPending ? null : order.estimatedFinishTime,
    },
    record: {
      orderId: order.id,
      version,
      from: last.to,
      to: last.from,
      actor: last.actor,
      at: undo.at.toString(),
      rejectReason: null,
      undoesVersion: last.version,
    },
  });
}
