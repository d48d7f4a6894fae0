import { UnreachableError } from '@tallrik/contract/client/api-error';
import { moveOrder, type OrderMove } from '@tallrik/domain/orders/move-order';
import type { REJECT_REASONS } from '@tallrik/domain/orders/order';
import { codeOf } from '../../shared/speech/error-text.ts';
import type { BoardOrder } from './board.ts';

export type ChoosableReason = (typeof REJECT_REASONS)[number];

/** A tap on the board, not yet confirmed by the server. */
export type PendingMove = Pick<OrderMove, 'to' | 'version' | 'estimatedMinutes'> & {
  orderId: string;
  easyId: string;
  rejectReason?: ChoosableReason;
  /** When it was tapped, by the server's clock. */
  atMs: number;
};

export type MoveAnswer = { success: boolean; error: string | null; order: BoardOrder | null };

export type MoveOutbox = {
  pending: () => readonly PendingMove[];
  subscribe: (listener: () => void) => () => void;
  add: (move: PendingMove) => void;
  /** The connection is back: what could not be sent is sent now. */
  retry: () => void;
};

/**
 * Taps that are on their way. The board draws them at once; a refusal takes the tap out again, and with it
 * everything tapped on the same order after it. A tap that reaches nobody stays until the network is back:
 * its version makes sure that it is never applied twice.
 */
export function makeMoveOutbox(deps: {
  send: (move: PendingMove) => Promise<MoveAnswer>;
  onMoved: (order: BoardOrder) => void;
  onRefused: (move: PendingMove, code: string, order: BoardOrder | null) => void;
}): MoveOutbox {
  let pending: readonly PendingMove[] = [];
  const travelling = new Set<string>();
  const listeners = new Set<() => void>();

  function keepOnly(isKept: (move: PendingMove) => boolean) {
    pending = pending.filter(isKept);
    listeners.forEach((listener) => listener());
  }

  function refuse(move: PendingMove, code: string, order: BoardOrder | null) {
    deps.onRefused(move, code, order);
    keepOnly(({ orderId }) => orderId !== move.orderId);
  }

  /** One move of an order at a time: the second one builds on the version the first one makes. */
  async function sendNextOf(orderId: string): Promise<void> {
    const move = pending.find((candidate) => candidate.orderId === orderId);
    if (!move || travelling.has(orderId)) return;
    travelling.add(orderId);
    try {
      const { success, error, order } = await deps.send(move);
      if (order && (success || isAlreadyDone(move, order))) {
        deps.onMoved(order);
        keepOnly((candidate) => candidate !== move);
      } else {
        refuse(move, error ?? 'UNEXPECTED_ERROR_OCCURRED', order);
      }
    } catch (error) {
      if (error instanceof UnreachableError) return;
      refuse(move, codeOf(error), null);
    } finally {
      travelling.delete(orderId);
    }
    await sendNextOf(orderId);
  }

  return {
    pending: () => pending,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add: (move) => {
      pending = [...pending, move];
      listeners.forEach((listener) => listener());
      void sendNextOf(move.orderId);
    },
    retry: () =>
      new Set(pending.map(({ orderId }) => orderId)).forEach((id) => void sendNextOf(id)),
  };
}

/** The first answer was lost on its way: the server has done it and refuses the repetition. */
const isAlreadyDone = (move: PendingMove, order: BoardOrder): boolean =>
  order.status === move.to && order.version === move.version + 1;

/** The board as it will be: the server's orders with the taps on their way applied by the domain's own rule. */
export function withPendingMoves(
  orders: readonly BoardOrder[],
  pending: readonly PendingMove[],
  staffId: string,
): readonly BoardOrder[] {
  return pending.reduce<readonly BoardOrder[]>(
    (current, move) =>
      current.map((order) => (order.id === move.orderId ? applied(order, move, staffId) : order)),
    orders,
  );
}

function applied(order: BoardOrder, move: PendingMove, staffId: string): BoardOrder {
  const at = Temporal.Instant.fromEpochMilliseconds(move.atMs);
  const moved = moveOrder(order, { ...move, actor: { kind: 'STAFF', staffId }, at });
  // Refused here means that the server's board is already further than this tap.
  return moved.ok ? { ...moved.value.order, movedAt: moved.value.record.at } : order;
}
