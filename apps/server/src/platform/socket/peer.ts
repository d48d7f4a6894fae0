import type { WebSocket } from 'ws';
import { CLOSE } from './connection.ts';
import type { SocketSession } from './socket-session.ts';

/** Nothing but pings for so long: whoever it is wants nothing. */
export const SPEAKS_WITHIN_MS = 60_000;
/** Longer than a client's own renewal at 90 minutes (SOCKET-12): only who forgot it meets this. */
export const LONGEST_LIFE_MS = 2 * 3_600_000;
/** An app pings every 6 s (SOCKET-03); who is silent so long gets a ping of the protocol. */
export const PROBE_AFTER_MS = 20_000;
/** No sign of life in so long: the phone is in a tunnel or gone, and nobody will tell us. */
export const DEAD_AFTER_MS = 60_000;
/** Rights of somebody who only listens are looked at so often. */
export const RECHECK_MS = 60_000;

/** One end of the wire with its clock. */
export type Peer = {
  session: SocketSession;
  socket: WebSocket;
  openedAt: number;
  lastSeenAt: number;
  checkedAt: number;
  hasSentMessage: boolean;
  /** Messages of one phone in the order it sent them: an ADD_ITEM must not overtake its CREATE_CART. */
  queue: Promise<void>;
};

/** What becomes of a peer now. The caller asks for its rights where they are due. */
export function checkPeer(peer: Peer, nowMs: number): 'GONE' | 'FINE' | 'RECHECK' {
  const { socket } = peer;
  if (nowMs - peer.lastSeenAt > DEAD_AFTER_MS) {
    socket.terminate();
    return 'GONE';
  }
  if (socket.readyState !== socket.OPEN) return 'GONE';
  if (!peer.hasSentMessage && nowMs - peer.openedAt > SPEAKS_WITHIN_MS) {
    socket.close(CLOSE.POLICY_VIOLATION, 'nobody speaks');
    return 'GONE';
  }
  if (nowMs - peer.openedAt > LONGEST_LIFE_MS) {
    socket.close(CLOSE.SERVICE_RESTART, 'connect anew');
    return 'GONE';
  }
  if (nowMs - peer.lastSeenAt > PROBE_AFTER_MS) socket.ping();
  return nowMs - peer.checkedAt > RECHECK_MS ? 'RECHECK' : 'FINE';
}
