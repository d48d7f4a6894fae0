import type { Server } from 'node:http';
import { makeCartSocket } from '../features/cart/cart-socket.ts';
import { makeWatchVenueOrders } from '../features/orders/order-news.ts';
import {
  openSocketServer,
  type SocketHandlers,
  type SocketServer,
} from '../platform/socket/socket-server.ts';
import type { Logger } from '../platform/logging/log.ts';
import type { ReadGuestToken } from '../features/accounts/guest-token.ts';

export type SocketDeps = Parameters<typeof makeCartSocket>[0] &
  Parameters<typeof makeWatchVenueOrders>[0] & {
    readGuestToken: ReadGuestToken;
    log: Logger;
    now: () => Temporal.Instant;
  };

export function composeSocket(server: Server, deps: SocketDeps): SocketServer {
  const { listenToCart, ...cartHandlers } = makeCartSocket(deps);
  const notServed = (action: string) => ({
    message: `${action} is not served yet`,
    code: 'NOT_IMPLEMENTED' as const,
  });
  const handlers: SocketHandlers = {
    ...cartHandlers,
    ping: ({ connection }) => connection.send({ action: 'pong' }),
    authenticate: async (session, { data }) => {
      const viewer = await deps.readGuestToken(data.token ?? null, deps.now());
      session.userId = viewer.kind === 'USER' ? viewer.userId : null;
      session.userCompanyId = viewer.kind === 'USER' ? viewer.companyId : null;
      if (data.cartId) await listenToCart(session, data.cartId);
    },
    'watch-venue-orders': makeWatchVenueOrders(deps),
    'put-social-table-event': ({ connection }) =>
      connection.send(notServed('put-social-table-event')),
    'broadcast-venue-social-table': ({ connection }) =>
      connection.send(notServed('broadcast-venue-social-table')),
  };
  return openSocketServer(server, {
    handlers,
    log: deps.log,
    nowMs: () => deps.now().epochMilliseconds,
  });
}
