import type { ServerMessage } from '@tallrik/contract/socket-messages';
import type { WebSocket } from 'ws';

/** More than this waiting for a phone on bad data: it is cut off and reads the cart anew when it is back. */
const MAX_BUFFERED_BYTES = 1_000_000;
/** A phone back from a tunnel sends up to 1000 queued messages at once (D-136). */
const MAX_MESSAGES_PER_WINDOW = 1_200;
const WINDOW_MS = 10_000;
/** A guest has a cart and a table, a board its venues; whoever listens to more is no app of ours. */
const MAX_SUBSCRIPTIONS = 50;

/** Close codes of RFC 6455 and its registry. A client reconnects after every one of them. */
export const CLOSE = {
  POLICY_VIOLATION: 1008,
  SERVICE_RESTART: 1012,
  TRY_AGAIN_LATER: 1013,
} as const;

/** One open socket: sends without flooding, counts what it receives, remembers what to undo when it ends. */
export type Connection = {
  send: (message: ServerMessage) => void;
  /** False once the sender has written more in ten seconds than any honest app does. */
  mayReceive: (nowMs: number) => boolean;
  /** What to undo when the connection ends; too much to undo ends it. */
  onEnd: (undo: () => void) => void;
  end: () => void;
  close: (code: number, reason: string) => void;
};

export function makeConnection(socket: WebSocket): Connection {
  const undos = new Set<() => void>();
  let windowStart = -Infinity;
  let received = 0;
  return {
    send: (message) => {
      if (socket.readyState !== socket.OPEN) return;
      if (socket.bufferedAmount > MAX_BUFFERED_BYTES) {
        socket.close(CLOSE.TRY_AGAIN_LATER, 'too slow');
        return;
      }
      socket.send(JSON.stringify(message));
    },
    mayReceive: (nowMs) => {
      if (nowMs - windowStart > WINDOW_MS) {
        windowStart = nowMs;
        received = 0;
      }
      received += 1;
      return received <= MAX_MESSAGES_PER_WINDOW;
    },
    onEnd: (undo) => {
      // A phone that left while its right was being looked up would be listened for, for ever.
      const hasLeft = socket.readyState !== socket.OPEN;
      if (hasLeft || undos.size >= MAX_SUBSCRIPTIONS) {
        undo();
        socket.close(CLOSE.POLICY_VIOLATION, 'too many subscriptions');
        return;
      }
      undos.add(undo);
    },
    end: () => {
      for (const undo of undos) undo();
      undos.clear();
    },
    close: (code, reason) => socket.close(code, reason),
  };
}

export const closeFlooding = (connection: Connection): void =>
  connection.close(CLOSE.POLICY_VIOLATION, 'too many messages');
