import type { Server } from 'node:http';
import type { ReadGuestToken } from '../features/accounts/guest-token.ts';
import { makeCartSocket } from '../features/cart/cart-socket.ts';
import { makeWatchVenueOrders } from '../features/orders/order-news.ts';
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
import type { SocketHandlers } from '../platform/socket/socket-session.ts';

type TableActions = 'put-social-table-event' | 'broadcast-venue-social-table';

export type SocketDeps = Parameters<typeof makeCartSocket>[0] &
  Parameters<typeof makeWatchVenueOrders>[0] &
  Pick<GuestRightsDeps, 'readTableToken'> &
  Pick<SocketServerDeps, 'log' | 'mayConnect' | 'handOverMs'> & {
    readGuestToken: ReadGuestToken;
    tableHandlers: Pick<SocketHandlers, TableActions>;
    now: () => Temporal.Instant;
    trustProxy: boolean;
  };

export function composeSocket(server: Server, deps: SocketDeps): SocketServer {
  const { listenToCart, ...cartHandlers } = makeCartSocket(deps);
  const rights: GuestRightsDeps = {
    readGuestToken: (token) => deps.readGuestToken(token, deps.now()),
    readTableToken: deps.readTableToken,
    listenToCart,
  };
  const handlers: SocketHandlers = {
    ...cartHandlers,
    ...deps.tableHandlers,
    ping: ({ connection }) => connection.send({ action: 'pong' }),
    authenticate: makeAuthenticate(rights),
    'watch-venue-orders': makeWatchVenueOrders(deps),
  };
  return openSocketServer(server, {
    handlers,
    log: deps.log,
    nowMs: () => performance.now(),
    chance: Math.random,
    recheckRights: makeRecheckRights(rights),
    addressOf: networkBehind(deps.trustProxy),
    mayConnect: deps.mayConnect,
    handOverMs: deps.handOverMs,
  });
}
