import type { Server } from 'node:http';
import { networkBehind } from '../platform/http/caller-network.ts';
import {
  makeAuthenticate,
  makeRecheckRights,
  type GuestRightsDeps,
} from '../platform/socket/guest-rights.ts';
import {
  openSocketServer,
  type SocketServer,
  type SocketServerDeps,
} from '../platform/socket/socket-server.ts';
import type { SocketSession } from '../platform/socket/socket-session.ts';

/** Who is at the other end of a live connection, asked anew before each of their messages. */
export const makeSocketRights = (rights: GuestRightsDeps) => ({
  recheckRights: makeRecheckRights(rights),
  socketHandlers: {
    ping: ({ connection }: SocketSession) => connection.send({ action: 'pong' }),
    authenticate: makeAuthenticate(rights),
  },
});

export type SocketRights = ReturnType<typeof makeSocketRights>;

export const composeSocket = (
  server: Server,
  {
    trustProxy,
    ...deps
  }: Pick<SocketServerDeps, 'log' | 'handlers' | 'recheckRights' | 'mayConnect' | 'handOverMs'> & {
    trustProxy: boolean;
  },
): SocketServer =>
  openSocketServer(server, {
    ...deps,
    nowMs: () => performance.now(),
    chance: Math.random,
    addressOf: networkBehind(trustProxy),
  });
