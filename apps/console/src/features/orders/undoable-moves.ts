import { canUndo, UNDO_WITHIN_SECONDS } from '@tallrik/domain/orders/undo-move';
import type { OrderStatus } from '@tallrik/domain/orders/order';
import type { BoardOrder } from './board.ts';
import { isPart, type PendingMove, type PendingPart, type PendingTap } from './pending-tap.ts';

/** A move of this device, and whence it came. */
export type OwnMove = { move: PendingMove | PendingPart; from: OrderStatus };

export type UndoableMove = OwnMove & {
  /** Whole seconds that are left; the full time while the move has not left the device. */
  seconds: number;
};

/** A part while the order is cooked, whoever marks another; or with the whole order, while nothing has followed. */
function canStillBack(order: BoardOrder, { move, from }: OwnMove): boolean {
  const isNext = order.version === move.version + 1;
  if (!isPart(move)) return order.status === move.to && isNext && canUndo({ from, to: move.to });
  if (!order.readyStations.includes(move.stationId)) return false;
  return order.status === from || (order.status === 'READY' && isNext);
}

/** More than these at once are no slips of a finger. */
const SHOWN_AT_MOST = 3;

/**
 * Own moves that can still be taken back, newest first: within the time (decision 0013), and only while the board
 * shows the order where the move put it. Somebody else's later move ends it.
 */
export function undoableMoves(
  own: readonly OwnMove[],
  orders: readonly BoardOrder[],
  pending: readonly PendingTap[],
  nowMs: number,
): readonly UndoableMove[] {
  return own
    .flatMap(({ move, from }): UndoableMove[] => {
      const order = orders.find(({ id }) => id === move.orderId);
      if (!order || !canStillBack(order, { move, from })) return [];
      const passed = Math.max(0, Math.floor((nowMs - move.atMs) / 1_000));
      const left = UNDO_WITHIN_SECONDS - passed;
      const seconds = pending.includes(move) ? Math.max(left, 1) : left;
      return seconds > 0 ? [{ move, from, seconds }] : [];
    })
    .toReversed()
    .slice(0, SHOWN_AT_MOST);
}
