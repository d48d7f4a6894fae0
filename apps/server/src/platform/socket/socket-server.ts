import { parseClientMessage, type ClientMessage } from '@tallrik/contract/socket-messages';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import { retryAfterSeconds, type Overrun } from '../auth/rate-limits.ts';
import { isMalformedValue } from '../database/malformed-value.ts';
import type { Logger } from '../logging/log.ts';
import { CLOSE, closeFlooding, makeConnection } from './connection.ts';
import { checkPeer, type Peer } from './peer.ts';
import { makeUpgradeQueue } from './upgrade-queue.ts';
import {
  handleAction,
  makeSession,
  type SocketHandlers,
  type SocketSession,
} from './socket-session.ts';

export const SOCKET_PATH = '/ws';
const MAX_MESSAGE_BYTES = 256 * 1024;
/** A process holds so many; the balancer finds another one. */
const MAX_CONNECTIONS = 20_000;
const SWEEP_EVERY_MS = 10_000;
/** What a phone has begun is finished before its connection is closed, but nobody waits longer. */
const FINISH_WITHIN_MS = 5_000;
const CLOSE_WITHIN_MS = 1_000;

export type SocketServerDeps = {
  handlers: SocketHandlers;
  log: Logger;
  /** A clock that only goes forward; not the time of day. */
  nowMs: () => number;
  chance: () => number;
  /** Reads the session's tokens anew; closes the connection when one has been revoked. */
  recheckRights: (session: SocketSession) => Promise<void>;
  addressOf: (request: IncomingMessage) => string;
  mayConnect: (address: string) => Promise<Overrun | null>;
  /** On a stop: the time over which clients are sent to another process. 0 closes at once. */
  handOverMs: number;
};

export type SocketServer = {
  connections: () => number;
  /** Looks after every connection; runs by itself every ten seconds. */
  sweep: () => void;
  /** Every client connects and reads anew, spread over some seconds: something may have been missed. */
  reconnectAll: (reason: string) => void;
  close: () => Promise<void>;
};

export function openSocketServer(server: Server, deps: SocketServerDeps): SocketServer {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES });
  const peers = new Set<Peer>();
  let isClosing = false;

  const upgrades = makeUpgradeQueue<Upgrade>({
    accept: upgrade,
    giveUp: ({ socket }) => refuse(socket, ...COME_AGAIN),
    nowMs: deps.nowMs,
    later: setImmediate,
  });

  const onUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // A phone that hangs up during its own upgrade raises 'error'; unheard it would end the process.
    socket.on('error', () => socket.destroy());
    // Not `new URL`: it throws on an address such as `//`, and nothing catches here but the process's end.
    // Nobody else answers upgrades: left open, such a connection would stay for ever.
    if ((request.url ?? '').split('?')[0] !== SOCKET_PATH) return refuse(socket, '404 Not Found');
    if (!upgrades.add({ request, socket, head })) return refuse(socket, ...COME_AGAIN);
  };

  function upgrade({ request, socket, head }: Upgrade): void {
    // Hung up while it waited.
    if (socket.destroyed) return;
    if (isClosing || peers.size >= MAX_CONNECTIONS) return refuse(socket, ...COME_AGAIN);
    deps
      .mayConnect(deps.addressOf(request))
      .then((overrun) => {
        if (!overrun) return sockets.handleUpgrade(request, socket, head, accept);
        const wait = `Retry-After: ${retryAfterSeconds(overrun)}\r\n`;
        return refuse(socket, '429 Too Many Requests', wait);
      })
      .catch((error: unknown) => {
        deps.log.error({ err: error }, 'an upgrade failed');
        socket.destroy();
      });
  }
  server.on('upgrade', onUpgrade);

  function accept(socket: WebSocket, request: IncomingMessage): void {
    const connection = makeConnection(socket);
    const session = makeSession(randomUUID(), connection, request.headers.cookie);
    const nowMs = deps.nowMs();
    const peer: Peer = {
      session,
      socket,
      openedAt: nowMs,
      lastSeenAt: nowMs,
      checkedAt: nowMs,
      hasSentMessage: false,
      queue: Promise.resolve(),
    };
    peers.add(peer);
    socket.on('message', (data, isBinary) => {
      peer.lastSeenAt = deps.nowMs();
      if (!connection.mayReceive(peer.lastSeenAt)) return closeFlooding(connection);
      const parsed = parseClientMessage(isBinary ? '' : data.toString());
      if (!parsed.ok) return connection.send(parsed.error);
      if (parsed.value.action !== 'ping') peer.hasSentMessage = true;
      peer.queue = peer.queue.then(() => handle(peer, parsed.value));
    });
    socket.on('pong', () => {
      peer.lastSeenAt = deps.nowMs();
    });
    // A reset connection raises 'error' before 'close'; unheard it would end the process.
    socket.on('error', (error) =>
      deps.log.debug({ socketId: session.id, code: error.message }, 'socket error'),
    );
    socket.on('close', () => {
      peers.delete(peer);
      connection.end();
    });
  }

  async function handle({ session, socket }: Peer, message: ClientMessage): Promise<void> {
    try {
      if (message.action !== 'ping') await deps.recheckRights(session);
      if (socket.readyState !== socket.OPEN) return;
      await handleAction(deps.handlers, session, message.action, message);
    } catch (error) {
      if (isMalformedValue(error)) {
        const refusal = { message: 'Malformed id or text', code: 'BAD_USER_INPUT' };
        session.connection.send({ ...refusal, ...eventIdOf(message) });
        return;
      }
      deps.log.error(
        { socketId: session.id, action: message.action, err: error },
        'socket action failed',
      );
      session.connection.send({
        message: 'Something went wrong on our side',
        code: 'INTERNAL_SERVER_ERROR',
      });
    }
  }

  function sweep(): void {
    const nowMs = deps.nowMs();
    for (const peer of peers) {
      if (checkPeer(peer, nowMs) !== 'RECHECK') continue;
      peer.checkedAt = nowMs;
      peer.queue = peer.queue.then(() =>
        deps
          .recheckRights(peer.session)
          .catch((error: unknown) => deps.log.error({ err: error }, 'rights could not be read')),
      );
    }
  }
  const sweeping = setInterval(sweep, SWEEP_EVERY_MS).unref();

  return {
    connections: () => peers.size,
    sweep,
    reconnectAll: (reason) => {
      for (const { socket } of peers) {
        setTimeout(
          () => socket.close(CLOSE.SERVICE_RESTART, reason),
          deps.chance() * RECONNECT_SPREAD_MS,
        ).unref();
      }
    },
    close: async () => {
      isClosing = true;
      clearInterval(sweeping);
      for (const { session } of peers) {
        session.connection.send({
          domain: 'SERVER_GOING_AWAY',
          data: { reconnectAfterMs: Math.floor(deps.chance() * deps.handOverMs) },
        });
      }
      if (deps.handOverMs > 0) await within(deps.handOverMs, everybodyLeft(peers));
      await within(FINISH_WITHIN_MS, Promise.all([...peers].map(({ queue }) => queue)));
      for (const { socket } of peers) socket.close(CLOSE.SERVICE_RESTART, 'server restarts');
      await within(CLOSE_WITHIN_MS, everybodyLeft(peers));
      for (const { socket } of peers) socket.terminate();
      server.off('upgrade', onUpgrade);
      await new Promise<void>((done) => sockets.close(() => done()));
    },
  };
}

type Upgrade = { request: IncomingMessage; socket: Duplex; head: Buffer };

const COME_AGAIN = ['503 Service Unavailable', 'Retry-After: 1\r\n'] as const;

function refuse(socket: Duplex, status: string, headers = ''): void {
  socket.end(`HTTP/1.1 ${status}\r\n${headers}Connection: close\r\n\r\n`);
}

/** Names the event, so that its sender stops repeating it. */
const eventIdOf = ({ data }: ClientMessage): { eventId?: string } =>
  data && 'eventId' in data ? { eventId: data.eventId } : {};

const RECONNECT_SPREAD_MS = 3_000;

async function everybodyLeft(peers: ReadonlySet<Peer>): Promise<void> {
  await Promise.all(
    [...peers].map(
      ({ socket }) =>
        new Promise<void>((left) => {
          socket.once('close', () => left());
          if (socket.readyState === socket.CLOSED) left();
        }),
    ),
  );
}

/** Waits for it, but not longer. */
async function within(ms: number, wanted: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((done) => {
    timer = setTimeout(done, ms);
  });
  await Promise.race([wanted, late]);
  clearTimeout(timer);
}
