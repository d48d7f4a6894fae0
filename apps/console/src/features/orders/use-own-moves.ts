import type { ExtensionMinutes } from '@tallrik/domain/orders/extend-promise';
import { useState } from 'react';
import type { BoardOrder } from './board.ts';
import { extensionOf, type PendingMove } from './pending-tap.ts';
import { undoableMoves, type OwnMove, type UndoableMove } from './undoable-moves.ts';
import type { LiveBoard } from './use-live-board.ts';

export type Step = Pick<PendingMove, 'to' | 'estimatedMinutes' | 'rejectReason'>;

/** What is tapped on this device, and what of it can still be taken back. */
export function useOwnMoves(
  live: LiveBoard,
  drawn: readonly BoardOrder[],
  nowMs: number,
): {
  move: (order: BoardOrder, step: Step) => void;
  /** Promises the guest so many minutes more. */
  extend: (order: BoardOrder, minutes: ExtensionMinutes) => void;
  /** A station's part is ready, and with the last one the order (KITCHEN-03). */
  markPart: (order: BoardOrder, stationId: string) => void;
  undo: (own: OwnMove) => void;
  undoable: readonly UndoableMove[];
} {
  const [own, setOwn] = useState<readonly OwnMove[]>([]);
  const undoable = undoableMoves(own, drawn, live.pending, nowMs);
  const put = ({ status: from }: BoardOrder, move: OwnMove['move']) => {
    live.outbox.add(move);
    // Those whose time is over are dropped with the next tap.
    setOwn((before) => [
      ...before.filter((one) => nowMs - one.move.atMs < MOVE_MEMORY_MS),
      { move, from },
    ]);
  };
  return {
    undoable,
    move: (order, step) => put(order, { ...step, ...tapOn(order, nowMs) }),
    markPart: (order, stationId) =>
      put(order, { ...tapOn(order, nowMs), stationId, isReady: true }),
    extend: (order, minutes) => {
      const extension = extensionOf(order, minutes, nowMs);
      if (extension) live.outbox.add(extension);
    },
    undo: ({ move, from }) => live.outbox.takeBack(move, from, nowMs),
  };
}

const tapOn = ({ id: orderId, easyId, version }: BoardOrder, atMs: number) => ({
  orderId,
  easyId,
  version,
  atMs,
});

/** An unsent move can be called off as long as it waits: an hour without network is a long one. */
const MOVE_MEMORY_MS = 3_600_000;
