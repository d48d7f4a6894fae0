import { parseClientMessage, type ClientMessage } from '@tallrik/contract/socket-messages';
import type { IncomingMessage, Server } from 'node:http';
import { randomUUID } from 'node:crypto';
import { WebSocketServer, type WebSocket } from 'ws';
import type { Logger } from '../logging/log.ts';
import { closeFlooding, makeConnection, type Connection } from './connection.ts';

export const SOCKET_PATH = '/ws';
const MAX_MESSAGE_BYTES = 256 * 1024;
const GOING_AWAY = 1001;

/** Who speaks on a connection and how to answer. Identity comes from tokens the handlers verify. */
export type SocketSession = {
  id: string;
  connection: Connection;
  /** Set by `authenticate`; the handler of each action decides what it allows. */
  userId: string | null;
  userCompanyId: string | null;
};

export type SocketHandler<Action extends ClientMessage['action']> = (
  session: SocketSession,
  message: Extract<ClientMessage, { action: Action }>,
) => Promise<void> | void;

export type SocketHandlers = { [Action in ClientMessage['action']]: SocketHandler<Action> };

export type SocketServer = { connections: () => number; close: () => Promise<void> };

export function openSocketServer(
  server: Server,
  deps: { handlers: SocketHandlers; log: Logger; nowMs: () => number },
): SocketServer {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES });
  const onUpgrade = (
    request: IncomingMessage,
    socket: import('node:stream').Duplex,
    head: Buffer,
  ) => {
    // Not `new URL`: it throws on an address such as `//`, and nothing catches here but the process's end.
    if ((request.url ?? '').split('?')[0] !== SOCKET_PATH) {
      // Nobody else answers upgrades: left open, such a connection would stay for ever.
      socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n');
      return;
    }
    sockets.handleUpgrade(request, socket, head, (opened) => accept(opened));
  };
  server.on('upgrade', onUpgrade);

  function accept(socket: WebSocket): void {
    const connection = makeConnection(socket);
    const session: SocketSession = {
      id: randomUUID(),
      connection,
      userId: null,
      userCompanyId: null,
    };
    // Messages of one phone are handled in the order it sent them: an ADD_ITEM must not overtake its CREATE_CART.
    let turn = Promise.resolve();
    socket.on('message', (data, isBinary) => {
      if (!connection.mayReceive(deps.nowMs())) return closeFlooding(connection);
      const parsed = parseClientMessage(isBinary ? '' : data.toString());
      if (!parsed.ok) return connection.send(parsed.error);
      turn = turn.then(() => handle(session, parsed.value));
    });
    // A reset connection raises 'error' before 'close'; unheard it would end the process.
    socket.on('error', (error) =>
      deps.log.debug({ socketId: session.id, code: error.message }, 'socket error'),
    );
    socket.on('close', () => connection.end());
  }

  async function handle(session: SocketSession, message: ClientMessage): Promise<void> {
    try {
      // The union and the handler map have the same keys; TypeScript cannot follow a pair of them.
      const handler = deps.handlers[message.action] as SocketHandler<typeof message.action>;
      await handler(session, message as never);
    } catch (error) {
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

  return {
    connections: () => sockets.clients.size,
    close: async () => {
      server.off('upgrade', onUpgrade);
      for (const client of sockets.clients) client.close(GOING_AWAY, 'server restarts');
      await new Promise<void>((done) => sockets.close(() => done()));
    },
  };
}
