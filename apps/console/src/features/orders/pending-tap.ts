import { moveOrder, type OrderMove } from '@tallrik/domain/orders/move-order';
import type { OrderStatus, REJECT_REASONS } from '@tallrik/domain/orders/order';
import type { BoardOrder } from './board.ts';

export type ChoosableReason = (typeof REJECT_REASONS)[number];

type Tap = {
  orderId: string;
  easyId: string;
  /** When it was tapped, by the server's clock. */
  atMs: number;
};

/** A step forward, not yet confirmed by the server. */
export type PendingMove = Tap &
  Pick<OrderMove, 'to' | 'version' | 'estimatedMinutes'> & { rejectReason?: ChoosableReason };

/** A slip taken back, not yet confirmed; `version` is the one the slip made. */
export type PendingUndo = Tap & { version: number; backTo: OrderStatus };

export type PendingTap = PendingMove | PendingUndo;

export const isUndo = (tap: PendingTap): tap is PendingUndo => 'backTo' in tap;

/** The same tap, also when one of them was read from the device's storage. */
export const isSameTap = (one: PendingTap, other: PendingTap): boolean =>
  one.orderId === other.orderId && one.version === other.version && isUndo(one) === isUndo(other);

/** The board as it will be: the server's orders with the taps on their way applied by the domain's own rule. */
export function withPendingTaps(
  orders: readonly BoardOrder[],
  pending: readonly PendingTap[],
  staffId: string,
): readonly BoardOrder[] {
  return pending.reduce<readonly BoardOrder[]>(
    (current, tap) =>
      current.map((order) => {
        if (order.id !== tap.orderId) return order;
        return isUndo(tap) ? takenBack(order, tap) : moved(order, tap, staffId);
      }),
    orders,
  );
}

function moved(order: BoardOrder, move: PendingMove, staffId: string): BoardOrder {
  const at = Temporal.Instant.fromEpochMilliseconds(move.atMs);
  const result = moveOrder(order, { ...move, actor: { kind: 'STAFF', staffId }, at });
  // Refused here means that the server's board is already further than this tap.
  return result.ok ? { ...result.value.order, movedAt: result.value.record.at } : order;
}

function takenBack(order: BoardOrder, undo: PendingUndo): BoardOrder {
  if (order.version !== undo.version) return order;
  return {
    ...order,
    status: undo.backTo,
    version: order.version + 1,
    estimatedFinishTime: undo.backTo === 'PENDING' ? null : order.estimatedFinishTime,
  };
}

/** What the server answers to a tap whose first answer was lost on its way: it is done, or never came. */
export function isAlreadyDone(tap: PendingTap, order: BoardOrder): boolean {
  if (!isUndo(tap)) return order.status === tap.to && order.version === tap.version + 1;
  const hasNeverMoved = order.version === tap.version - 1;
  return hasNeverMoved || (order.status === tap.backTo && order.version === tap.version + 1);
}
