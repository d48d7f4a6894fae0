import type { ServerMessage } from '@tallrik/contract/socket-messages';
import type { WebSocket } from 'ws';

/** More than this waiting for a phone on bad data: it is cut off and reads the cart anew when it is back. */
const MAX_BUFFERED_BYTES = 1_000_000;
const MAX_MESSAGES_PER_WINDOW = 200;
const WINDOW_MS = 10_000;
const POLICY_VIOLATION = 1008;
const TRY_AGAIN_LATER = 1013;

/** One open socket: sends without flooding, counts what it receives, remembers what to undo when it ends. */
export type Connection = {
  send: (message: ServerMessage) => void;
  /** False once the sender has written more in ten seconds than any honest app does. */
  mayReceive: (nowMs: number) => boolean;
  onEnd: (undo: () => void) => void;
  end: () => void;
  close: (code: number, reason: string) => void;
};

export function makeConnection(socket: WebSocket): Connection {
  const undos = new Set<() => void>();
  let windowStart = 0;
  let received = 0;
  return {
    send: (message) => {
      if (socket.readyState !== socket.OPEN) return;
      if (socket.bufferedAmount > MAX_BUFFERED_BYTES) {
        socket.close(TRY_AGAIN_LATER, 'too slow');
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
    onEnd: (undo) => undos.add(undo),
    end: () => {
      for (const undo of undos) undo();
      undos.clear();
    },
    close: (code, reason) => socket.close(code, reason),
  };
}

export const closeFlooding = (connection: Connection): void =>
  connection.close(POLICY_VIOLATION, 'too many messages');
