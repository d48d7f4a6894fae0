import type { ClientCartEvent } from '@tallrik/domain/cart/cart-event';
import {
  SEND_BATCH_DEBOUNCE_MS,
  SEND_BATCH_MAX_BYTES,
  SEND_BATCH_MAX_EVENTS,
  SEND_DELAY_MS,
} from '@tallrik/domain/cart/sending';
import type { Timers } from '@tallrik/contract/client/timers';

export const RESEND_AFTER_MS = 5_000;

export type PostEvents = (events: ClientCartEvent[]) => Promise<void>;

export type EventOutbox = {
  add: (events: ClientCartEvent[]) => void;
  /** The server has taken it, or refused it for good: it is no longer ours to deliver. */
  settle: (eventIds: readonly string[]) => void;
  unconfirmed: () => readonly ClientCartEvent[];
  /** The socket opened: everything unconfirmed goes out again, in order, with the same ids. */
  socketOpened: () => void;
  stop: () => void;
};

/**
 * Delivers cart events at least once, in order (D-54, D-55): over the open socket at once, otherwise collected
 * and posted. The server stores an `eventId` at most once, so sending again never adds a dish twice.
 */
export function openEventOutbox(deps: {
  timers: Timers;
  stored: { load: () => ClientCartEvent[]; save: (events: ClientCartEvent[]) => void };
  isSocketOpen: () => boolean;
  sendOverSocket: (event: ClientCartEvent) => void;
  postEvents: PostEvents;
}): EventOutbox {
  const { timers } = deps;
  let unconfirmed: ClientCartEvent[] = deps.stored.load();
  let callOffBatch: (() => void) | null = null;
  let callOffResend: (() => void) | null = null;
  let isPosting = false;
  let isStopped = false;

  function keep(events: ClientCartEvent[]) {
    unconfirmed = events;
    deps.stored.save(events);
  }

  function markSent(events: readonly ClientCartEvent[]): ClientCartEvent[] {
    const sentAt = new Date(timers.now()).toISOString();
    const ids = new Set(events.map((event) => event.eventId));
    // Sent again it stays unchanged (D-55), its first time of sending included.
    keep(
      unconfirmed.map((event) =>
        ids.has(event.eventId) && event.sentAt === null ? { ...event, sentAt } : event,
      ),
    );
    return unconfirmed.filter((event) => ids.has(event.eventId));
  }

  function handOver(eventIds: Set<string>) {
    const waiting = unconfirmed.filter((event) => eventIds.has(event.eventId));
    if (waiting.length === 0 || isStopped) return;
    if (!deps.isSocketOpen()) return scheduleBatch(SEND_BATCH_DEBOUNCE_MS);
    markSent(waiting).forEach(deps.sendOverSocket);
    scheduleResend();
  }

  function scheduleResend() {
    callOffResend?.();
    callOffResend = timers.after(RESEND_AFTER_MS, () => {
      callOffResend = null;
      if (unconfirmed.length > 0) sendAgain();
    });
  }

  function sendAgain() {
    handOver(new Set(unconfirmed.map((event) => event.eventId)));
  }

  function scheduleBatch(delayMs: number) {
    callOffBatch?.();
    callOffBatch = timers.after(delayMs, () => {
      callOffBatch = null;
      void postBatch();
    });
  }

  async function postBatch() {
    if (isPosting || isStopped) return;
    if (deps.isSocketOpen()) return sendAgain();
    const batch = markSent(firstBatchOf(unconfirmed));
    if (batch.length === 0) return;
    isPosting = true;
    try {
      await deps.postEvents(batch);
    } catch {
      // No network: the events stay here and the next round tries again.
    } finally {
      isPosting = false;
    }
    if (unconfirmed.length > 0 && !isStopped) {
      const isProgress = !unconfirmed.some((event) => event.eventId === batch[0]?.eventId);
      scheduleBatch(isProgress ? SEND_BATCH_DEBOUNCE_MS : RESEND_AFTER_MS);
    }
  }

  if (unconfirmed.length > 0) scheduleBatch(SEND_BATCH_DEBOUNCE_MS);

  return {
    add: (events) => {
      keep([...unconfirmed, ...events]);
      const added = new Set(events.map((event) => event.eventId));
      timers.after(SEND_DELAY_MS, () => handOver(added));
    },
    settle: (eventIds) => {
      const settled = new Set(eventIds);
      if (!unconfirmed.some((event) => settled.has(event.eventId))) return;
      keep(unconfirmed.filter((event) => !settled.has(event.eventId)));
    },
    unconfirmed: () => unconfirmed,
    socketOpened: sendAgain,
    stop: () => {
      isStopped = true;
      callOffBatch?.();
      callOffResend?.();
    },
  };
}

/** CART-20, D-245: at most so many events, and no more than the server reads; at least one. */
function firstBatchOf(events: readonly ClientCartEvent[]): ClientCartEvent[] {
  const encoder = new TextEncoder();
  let bytes = 0;
  const end = events.slice(0, SEND_BATCH_MAX_EVENTS).findIndex((event, at) => {
    bytes += encoder.encode(JSON.stringify(event)).length;
    return at > 0 && bytes > SEND_BATCH_MAX_BYTES;
  });
  return events.slice(0, end === -1 ? SEND_BATCH_MAX_EVENTS : end);
}
