import { startLiveSocket, type OpenWire } from '@tallrik/contract/client/live-socket';
import type { Timers } from '@tallrik/contract/client/timers';
import { serverMessageSchema, type ServerMessage } from '@tallrik/contract/server-messages';

/** Without the socket the board asks this often; with it, now and then in case a message was lost. */
export const POLL_MS = 5_000;
export const LIVE_POLL_MS = 30_000;
/** One failed answer beside an open socket may be a hiccup: the second one says so, and soon. */
export const DOUBT_MS = 1_000;
/** A dead network does not refuse, it stays silent. */
export const REFRESH_TIMEOUT_MS = 8_000;

export type WatchState = {
  isLive: boolean;
  /** By the device's clock; null while orders arrive. */
  offlineSinceMs: number | null;
};

export type BoardWatch = {
  state: () => WatchState;
  subscribe: (listener: () => void) => () => void;
  /** Does not wait for the next poll or back-off. */
  tryNow: () => void;
  stop: () => void;
};

/** Keeps a board fresh, by socket and by polling, and says when neither works. */
export function startBoardWatch(deps: {
  venueId: string;
  token: string;
  openWire: OpenWire;
  timers: Timers;
  /** Fetches the board; throws when that fails. */
  refresh: (signal: AbortSignal) => Promise<void>;
  /** After a time without connection: what waited can be sent. */
  onBack: () => void;
  /** What guests can order here is another: sold out, or counted anew. */
  onStockChanged: () => void;
}): BoardWatch {
  const { timers } = deps;
  let state: WatchState = { isLive: false, offlineSinceMs: null };
  let failures = 0;
  let isStopped = false;
  let isRefreshQueued = false;
  let inFlight: AbortController | null = null;
  let callOffPoll = () => {};
  const listeners = new Set<() => void>();

  function update(change: Partial<WatchState>) {
    const next = { ...state, ...change };
    if (next.isLive === state.isLive && next.offlineSinceMs === state.offlineSinceMs) return;
    state = next;
    listeners.forEach((listener) => listener());
  }

  /** With the socket open one failed answer may be a hiccup; without it nothing arrives any more. */
  function judge() {
    const isOffline = failures >= (state.isLive ? 2 : 1);
    if (!isOffline) update({ offlineSinceMs: null });
    else if (state.offlineSinceMs === null) update({ offlineSinceMs: timers.now() });
  }

  function refresh() {
    if (isStopped) return;
    if (inFlight) {
      isRefreshQueued = true;
      return;
    }
    callOffPoll();
    const attempt = new AbortController();
    inFlight = attempt;
    const callOffTimeout = timers.after(REFRESH_TIMEOUT_MS, () => {
      attempt.abort();
      settled(attempt, false);
    });
    deps
      .refresh(attempt.signal)
      .then(
        () => settled(attempt, true),
        () => settled(attempt, false),
      )
      .finally(callOffTimeout);
  }

  function settled(attempt: AbortController, isFresh: boolean) {
    if (inFlight !== attempt || isStopped) return;
    inFlight = null;
    const hadFailed = failures > 0;
    failures = isFresh ? 0 : failures + 1;
    judge();
    if (isFresh && hadFailed) deps.onBack();
    const isDueNow = isRefreshQueued && isFresh;
    isRefreshQueued = false;
    if (isDueNow) return refresh();
    callOffPoll = timers.after(untilNextPoll(), refresh);
  }

  function untilNextPoll(): number {
    if (!state.isLive) return POLL_MS;
    if (failures === 0) return LIVE_POLL_MS;
    return state.offlineSinceMs === null ? DOUBT_MS : POLL_MS;
  }

  function hear(message: Extract<ServerMessage, { domain: string }>) {
    const isBoardChange =
      message.domain === 'VENUE_ORDERS_CHANGED' || message.domain === 'VENUE_CHANGED';
    if (!isBoardChange || message.data.venueId !== deps.venueId) return;
    if ('what' in message.data && message.data.what === 'STOCK') deps.onStockChanged();
    else refresh();
  }

  const socket = startLiveSocket({
    openWire: deps.openWire,
    timers,
    greeting: () => ({
      action: 'watch-venue-orders',
      data: { token: deps.token, venueId: deps.venueId },
    }),
    onMessage: (message) => {
      const parsed = serverMessageSchema.safeParse(message);
      if (!parsed.success) return;
      // The server does not let us watch: polling says why, and goes on meanwhile.
      if ('code' in parsed.data) update({ isLive: false });
      if ('domain' in parsed.data) hear(parsed.data);
    },
    onState: (socketState) => {
      const wasLive = state.isLive;
      update({ isLive: socketState === 'OPEN' });
      // Opened: what happened meanwhile? Lost: is it only the socket, or everything?
      if (state.isLive !== wasLive) refresh();
    },
  });
  refresh();

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tryNow: () => {
      socket.reconnectNow();
      // An attempt that hangs in a dead network must not hold up the one somebody asked for.
      inFlight?.abort();
      inFlight = null;
      refresh();
    },
    stop: () => {
      isStopped = true;
      callOffPoll();
      inFlight?.abort();
      socket.stop();
    },
  };
}
