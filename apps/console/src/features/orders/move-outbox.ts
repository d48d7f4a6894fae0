import { UnreachableError } from '@tallrik/contract/client/api-error';
import type { OrderStatus } from '@tallrik/domain/orders/order';
import { codeOf } from '../../shared/messages/error-text.ts';
import type { BoardOrder } from './board.ts';
import type { StoredTaps } from './stored-taps.ts';
import {
  isAlreadyDone,
  isPart,
  type PendingExtension,
  type PendingMove,
  type PendingPart,
  type PendingTap,
} from './pending-tap.ts';

export type MoveAnswer = { success: boolean; error: string | null; order: BoardOrder | null };

export type MoveOutbox = {
  pending: () => readonly PendingTap[];
  subscribe: (listener: () => void) => () => void;
  add: (tap: PendingMove | PendingExtension | PendingPart) => void;
  /** A slip of the finger: calls off a move that has not left, takes back one that has. */
  takeBack: (move: PendingMove | PendingPart, backTo: OrderStatus, atMs: number) => void;
  /** The connection is back: what could not be sent is sent now. */
  retry: () => void;
};

/**
 * Taps that are on their way. The board draws them at once; a refusal takes the tap out again, and with it
 * everything tapped on the same order after it. A tap that reaches nobody stays, also over a reload, until the
 * network is back: its version makes sure that it is never applied twice.
 */
export function makeMoveOutbox(deps: {
  send: (tap: PendingTap) => Promise<MoveAnswer>;
  storedTaps: StoredTaps;
  onMoved: (tap: PendingTap, order: BoardOrder) => void;
  onRefused: (tap: PendingTap, code: string, order: BoardOrder | null) => void;
}): MoveOutbox {
  let pending: readonly PendingTap[] = deps.storedTaps.read();
  const travelling = new Map<string, PendingTap>();
  // What was kept over a reload may have left before it.
  const tried = new Set<PendingTap>(pending);
  const listeners = new Set<() => void>();

  function show(next: readonly PendingTap[]) {
    pending.filter((tap) => !next.includes(tap)).forEach(deps.storedTaps.forget);
    next.filter((tap) => !pending.includes(tap)).forEach(deps.storedTaps.keep);
    pending = next;
    listeners.forEach((listener) => listener());
  }

  function put(tap: PendingTap) {
    show([...pending, tap]);
    void sendNextOf(tap.orderId);
  }

  function refuse(tap: PendingTap, code: string, order: BoardOrder | null) {
    deps.onRefused(tap, code, order);
    show(pending.filter(({ orderId }) => orderId !== tap.orderId));
  }

  /** One tap of an order at a time: the second one builds on the version the first one makes. */
  async function sendNextOf(orderId: string): Promise<void> {
    const tap = pending.find((candidate) => candidate.orderId === orderId);
    if (!tap || travelling.has(orderId)) return;
    travelling.set(orderId, tap);
    tried.add(tap);
    try {
      const { success, error, order } = await deps.send(tap);
      if (order && (success || isAlreadyDone(tap, order))) {
        deps.onMoved(tap, order);
        show(pending.filter((candidate) => candidate !== tap));
      } else {
        refuse(tap, error ?? 'UNEXPECTED_ERROR_OCCURRED', order);
      }
    } catch (error) {
      if (error instanceof UnreachableError) return;
      refuse(tap, codeOf(error), null);
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
    add: put,
    takeBack: (move, backTo, atMs) => {
      const { orderId, easyId } = move;
      const isTravelling = travelling.get(orderId) === move;
      const isWaiting = pending.includes(move) && !isTravelling;
      if (isWaiting) show(pending.filter((tap) => tap !== move));
      // Tried without an answer, it may have arrived all the same: the server is asked to take it back.
      if (isWaiting && !tried.has(move)) return;
      const undo = { orderId, easyId, version: move.version + 1, atMs };
      put(
        isPart(move) ? { ...undo, stationId: move.stationId, isReady: false } : { ...undo, backTo },
      );
    },
    retry: () =>
      new Set(pending.map(({ orderId }) => orderId)).forEach((id) => void sendNextOf(id)),
  };
}
