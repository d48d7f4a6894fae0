import type { Timers } from './timers.ts';

export const PING_EVERY_MS = 6_000;
export const PONG_WITHIN_MS = 5_000;
export const RENEW_AFTER_MS = 90 * 60_000;
export const LONGEST_RECONNECT_MS = 30_000;
export const QUEUE_LIMIT = 1_000;

export type SocketState = 'CONNECTING' | 'OPEN' | 'CLOSING' | 'CLOSED' | 'ERROR';
export type OutgoingMessage = { action: string; data?: unknown };

/** One physical connection. */
export type Wire = { send: (text: string) => void; close: () => void };
export type WireEvents = {
  onOpen: () => void;
  onText: (text: string) => void;
  onClose: () => void;
  onError: () => void;
};
export type OpenWire = (events: WireEvents) => Wire;

export type LiveSocket = {
  state: () => SocketState;
  /** Sends now, or keeps the message until the socket opens. */
  send: (message: OutgoingMessage) => void;
  /** Does not wait for the back-off: the device is back online or in the foreground. */
  reconnectNow: () => void;
  stop: () => void;
};

type Connection = { wire: Wire; isOpen: boolean; callOff: (() => void)[]; awaitsPong: boolean };

/** A connection that keeps itself alive: ping, reconnect with back-off, renewal before it gets old. */
export function startLiveSocket(deps: {
  openWire: OpenWire;
  timers: Timers;
  /** The first message of every connection: who is speaking (D-135). */
  greeting: () => OutgoingMessage | null;
  onMessage: (message: unknown) => void;
  onState: (state: SocketState) => void;
}): LiveSocket {
  const { timers } = deps;
  let state: SocketState = 'CONNECTING';
  let current: Connection | null = null;
  let failedAttempts = 0;
  let isStopped = false;
  let callOffReconnect: (() => void) | null = null;
  const queue: OutgoingMessage[] = [];

  function enter(next: SocketState) {
    if (state === next) return;
    state = next;
    deps.onState(next);
  }

  const write = (connection: Connection, message: OutgoingMessage) =>
    connection.wire.send(JSON.stringify(message));

  function connect() {
    callOffReconnect?.();
    callOffReconnect = null;
    enter('CONNECTING');
    current = openConnection();
  }

  function openConnection(): Connection {
    const connection: Connection = {
      isOpen: false,
      callOff: [],
      awaitsPong: false,
      wire: { send: () => undefined, close: () => undefined },
    };
    connection.wire = deps.openWire({
      onOpen: () => opened(connection),
      onText: (text) => received(connection, text),
      onError: () => {
        if (connection === current) enter('ERROR');
      },
      onClose: () => lost(connection),
    });
    return connection;
  }

  function opened(connection: Connection) {
    if (isStopped) return connection.wire.close();
    connection.isOpen = true;
    const replaced = connection === current ? null : current;
    current = connection;
    failedAttempts = 0;
    const greeting = deps.greeting();
    if (greeting) write(connection, greeting);
    for (const message of queue.splice(0)) write(connection, message);
    schedulePing(connection);
    connection.callOff.push(timers.after(RENEW_AFTER_MS, () => renew(connection)));
    if (replaced) retire(replaced);
    enter('OPEN');
  }

  function schedulePing(connection: Connection) {
    connection.callOff.push(
      timers.after(PING_EVERY_MS, () => {
        write(connection, { action: 'ping' });
        connection.awaitsPong = true;
        connection.callOff.push(
          timers.after(PONG_WITHIN_MS, () => {
            if (connection.awaitsPong) drop(connection);
          }),
        );
        schedulePing(connection);
      }),
    );
  }

  // At 90 minutes the new connection opens before the old one closes (D-136): no message falls between.
  function renew(old: Connection) {
    if (isStopped || old !== current) return;
    openConnection();
  }

  function received(connection: Connection, text: string) {
    let message: unknown;
    try {
      message = JSON.parse(text);
    } catch {
      return; // Not ours: a proxy's page must not take the cart down.
    }
    if (isPong(message)) {
      connection.awaitsPong = false;
      return;
    }
    const pauseMs = goingAwayAfter(message);
    if (pauseMs !== null) {
      // The server stops: each client moves to another process at its own moment, before the old one closes.
      connection.callOff.push(timers.after(pauseMs, () => renew(connection)));
      return;
    }
    deps.onMessage(message);
  }

  /** A silent connection: nobody will tell us that it is closed. */
  function drop(connection: Connection) {
    retire(connection);
    lost(connection);
  }

  function retire(connection: Connection) {
    connection.callOff.splice(0).forEach((callOff) => callOff());
    connection.wire.close();
  }

  function lost(connection: Connection) {
    connection.callOff.splice(0).forEach((callOff) => callOff());
    if (connection !== current) {
      // A renewal that never opened: the old connection still works and tries again later.
      if (!connection.isOpen && current && !isStopped) {
        const old = current;
        old.callOff.push(timers.after(LONGEST_RECONNECT_MS, () => renew(old)));
      }
      return;
    }
    current = null;
    enter('CLOSED');
    if (isStopped) return;
    const pauseMs = Math.min(
      LONGEST_RECONNECT_MS,
      1_000 * 2 ** failedAttempts * (1 + timers.chance() / 4),
    );
    failedAttempts += 1;
    callOffReconnect = timers.after(pauseMs, connect);
  }

  connect();

  return {
    state: () => state,
    send: (message) => {
      if (current?.isOpen) return write(current, message);
      if (message.action !== 'ping' && queue.length < QUEUE_LIMIT) queue.push(message);
    },
    reconnectNow: () => {
      if (callOffReconnect && !isStopped) connect();
    },
    stop: () => {
      isStopped = true;
      callOffReconnect?.();
      callOffReconnect = null;
      const last = current;
      if (!last) return enter('CLOSED');
      enter('CLOSING');
      retire(last);
    },
  };
}

const isPong = (message: unknown): boolean =>
  typeof message === 'object' &&
  message !== null &&
  'action' in message &&
  message.action === 'pong';

/** How long to wait before connecting anew, when the server says that it goes away; else null. */
function goingAwayAfter(message: unknown): number | null {
  if (typeof message !== 'object' || message === null) return null;
  if (!('domain' in message) || message.domain !== 'SERVER_GOING_AWAY') return null;
  const data: unknown = 'data' in message ? message.data : null;
  const pauseMs =
    typeof data === 'object' && data !== null && 'reconnectAfterMs' in data
      ? data.reconnectAfterMs
      : 0;
  return typeof pauseMs === 'number' ? Math.min(Math.max(pauseMs, 0), LONGEST_RECONNECT_MS) : 0;
}
