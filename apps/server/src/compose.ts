import guestTypeDefs from '@tallrik/contract/schema.graphql?raw';
import { operationsByGet } from '@tallrik/contract/operations';
import staffTypeDefs from '@tallrik/contract/staff-schema.graphql?raw';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { join } from 'node:path';
import type pg from 'pg';
import { composeCheckout } from './compose/checkout.ts';
import { composeGuestResolvers } from './compose/guest-resolvers.ts';
import { composePaymentPort } from './compose/payment.ts';
import { readNoticesFrom } from './compose/payment-provider.ts';
import { composeShops } from './compose/shops.ts';
import { composeSocket } from './compose/socket.ts';
import { composeStaffResolvers } from './compose/staff-resolvers.ts';
import { composeWeb, registeredOperations } from './compose/web.ts';
import type { Config } from './config.ts';
import { makeReadGuestToken } from './features/accounts/guest-token.ts';
import { makeReadStaffToken, makeStaffLogin } from './features/accounts/staff/staff-login.ts';
import type { CartNews } from './features/cart/cart-broadcast.ts';
import { makeLoadStanding } from './features/cart/guest-standing.ts';
import { makeLoadPricedCart, makeReadCartEvents } from './features/cart/load-cart.ts';
import { makeCheckCart } from './features/cart/payment-cart.ts';
import { makePutCartEvent } from './features/cart/put-cart-event.ts';
import { webhookRoute } from './features/checkout/webhook-route.ts';
import { makeMoveOrder, makeOrderTimers } from './features/orders/move-order.ts';
import { venueTopic, type OrderNews } from './features/orders/order-news.ts';
import { bearerOf, makeTokens } from './platform/auth/tokens.ts';
import { seedInDataDir, tokenKeysFromSeed } from './platform/auth/token-keys.ts';
import { makeTryLimit } from './platform/auth/try-limit.ts';
import type { Database } from './platform/database/database.ts';
import { makeFanOut } from './platform/events/fan-out.ts';
import { buildServedSchema } from './platform/graphql/build-schema.ts';
import type { GraphContext, StaffContext } from './platform/graphql/context.ts';
import { makeExecutor } from './platform/graphql/executor.ts';
import { graphRoutes } from './platform/graphql/graph-routes.ts';
import { makeFigures } from './platform/http/figures.ts';
import { healthRoutes } from './platform/http/health.ts';
import { makeHttpServer } from './platform/http/http-server.ts';
import type { JobHandlers } from './platform/jobs/jobs.ts';
import type { Logger } from './platform/logging/log.ts';
import { mediaRoutes } from './providers/media/media-routes.ts';
import type { Media } from './providers/media/media-port.ts';
import { makeSizePicture } from './providers/media/resize.ts';

export type ComposeDeps = {
  config: Config;
  log: Logger;
  db: Database;
  pool: pg.Pool;
  media: Media;
  now: () => Temporal.Instant;
  newId: () => string;
};

export type App = {
  http: FastifyInstance;
  jobs: JobHandlers;
  listen: () => Promise<string>;
  close: () => Promise<void>;
};

/** The only place where features meet: each gets the functions it needs, and knows nobody else. */
export async function compose({
  config,
  log,
  db,
  pool,
  media,
  now,
  newId,
}: ComposeDeps): Promise<App> {
  const http = makeHttpServer({ log, trustProxy: config.trustProxy });
  const figures = makeFigures();
  const shops = composeShops(db, { defaultSlug: config.defaultCompanySlug });
  const tokens = makeTokens(
    tokenKeysFromSeed(config.tokenSeed ?? seedInDataDir(config.dataDir)),
    newId,
  );
  const readGuestToken = makeReadGuestToken({ db, tokens });
  const readStaffToken = makeReadStaffToken({ db, tokens });
  const broadcast = makeFanOut<CartNews>();
  const orderNews = makeFanOut<OrderNews>();
  const announceOrder = (venueId: string, orderId: string, version: number) => {
    figures.count('tallrik_order_changes_total');
    orderNews.publish(venueTopic(venueId), { venueId, orderId, version });
  };
  const loadStanding = makeLoadStanding([]);
  const defaults = { ...config.deployment, landingPageSections: null };

  let address = '';
  const port = config.payment
    ? await composePaymentPort(http, config, config.payment, () => address)
    : null;
  const checkout =
    port &&
    composeCheckout({
      db,
      log,
      now,
      newId,
      port,
      broadcast,
      announceOrder,
      loadShop: shops.loadShop,
      loadPricedCart: makeLoadPricedCart(shops),
      checkCart: makeCheckCart({ ...shops, loadStanding, defaults, newId }),
      holds: [],
      orderTerms: shops.orderTerms,
      mayReturnTo: async (companyId, returnUrl) =>
        isOwnAddress(returnUrl, [
          config.publicOrigin ?? address,
          ...(await shops.originsOf(companyId)),
        ]),
    });
  if (port) webhookRoute(http, { db, log, now, readNotices: readNoticesFrom(port) });

  const putCartEvent = makePutCartEvent({
    db,
    now,
    broadcast,
    defaults,
    loadShop: shops.loadShop,
    loadStanding,
    onTaken: async (trx, { event }) => {
      figures.count('tallrik_cart_events_total', { type: event.type });
      if (event.type === 'ADD_CLIENT_SIDE_PAYMENT') await checkout?.onPaymentAnnounced(trx, event);
    },
  });
  const readCartEvents = makeReadCartEvents({ db });
  const move = makeMoveOrder({
    db,
    now,
    announceOrder,
    keepMoney: async (trx, order) => checkout?.keepMoney(trx, order),
    giveBack: async (trx, order) => checkout?.giveBack(trx, order),
  });
  const timers = makeOrderTimers({ db, move, now });

  const reportFailure = (error: unknown, { traceId }: { traceId: string }) =>
    log.error({ traceId, err: error }, 'operation failed');
  const hidesIntrospection = config.environment === 'production';
  const cards = config.payment && {
    clientToken: config.payment.clientToken,
    isLive: config.payment.isLive,
  };
  const executeGuest = makeExecutor<GraphContext>({
    schema: buildServedSchema(
      guestTypeDefs,
      composeGuestResolvers({
        db,
        shops,
        deployment: { defaults, cards },
        readCartEvents,
        putCartEvent,
        checkout,
      }),
    ),
    hidesIntrospection,
    reportFailure,
  });
  const executeStaff = makeExecutor<StaffContext>({
    schema: buildServedSchema(
      staffTypeDefs,
      composeStaffResolvers({
        db,
        move,
        login: makeStaffLogin({ db, tokens, limit: makeTryLimit() }),
        findVenue: shops.findVenueForStaff,
        displayNameOf: async (companyId) =>
          (await shops.findCompany(companyId))?.displayName ?? null,
      }),
    ),
    hidesIntrospection,
    reportFailure,
  });

  const commonContext = (request: FastifyRequest) => ({
    traceId: request.id,
    address: request.ip,
    now,
    log,
  });
  const guestContext = async (request: FastifyRequest): Promise<GraphContext> => ({
    ...commonContext(request),
    viewer: await readGuestToken(bearerOf(request.headers.authorization), now()),
  });
  const registered = registeredOperations(config);
  graphRoutes(http, {
    path: '/graphql',
    execute: executeGuest,
    contextOf: guestContext,
    registered: registered.guest,
    registeredOnly: config.environment === 'production',
    publicOperations: operationsByGet(registered.guest.values()),
  });
  graphRoutes(http, {
    path: '/staff/graphql',
    execute: executeStaff,
    contextOf: async (request): Promise<StaffContext> => ({
      ...commonContext(request),
      staff: await readStaffToken(bearerOf(request.headers.authorization), now()),
    }),
    registered: registered.staff,
    registeredOnly: config.environment === 'production',
    publicOperations: new Set(),
  });

  const socket = composeSocket(http.server, {
    log,
    now,
    putCartEvent,
    readCartEvents,
    broadcast,
    readGuestToken,
    news: orderNews,
    readStaffToken: (token) => readStaffToken(token, now()),
    findVenue: shops.findVenueForStaff,
  });
  figures.gauge('tallrik_open_sockets', socket.connections);
  figures.gauge('tallrik_memory_bytes', () => process.memoryUsage().rss);

  let isTakingGuests = false;
  healthRoutes(http, {
    pingDatabase: async () => {
      await pool.query('select 1');
    },
    isTakingGuests: () => isTakingGuests,
    figures: figures.render,
  });
  await http.register(
    mediaRoutes({
      media,
      sizePicture: makeSizePicture({ media, cacheFolder: join(config.dataDir, 'media-sizes') }),
    }),
  );
  await composeWeb(http, {
    config,
    findNamedConfiguration: shops.findNamedConfiguration,
    findCompany: shops.findCompany,
    execute: (request) => (text, variables) =>
      executeGuest(
        { text, variables, operationName: null },
        { ...commonContext(request), viewer: { kind: 'ANONYMOUS' } },
      ),
    now: () => now().toString(),
  });

  return {
    http,
    jobs: {
      ...(checkout?.jobs ?? noPaymentJobs),
      'reject-unanswered-order': timers.rejectUnanswered,
      'complete-unfetched-order': timers.completeUnfetched,
    },
    listen: async () => {
      await http.listen({ host: config.host, port: config.port });
      address = `http://${config.host === '0.0.0.0' ? '127.0.0.1' : config.host}:${portOf(http)}`;
      isTakingGuests = true;
      return address;
    },
    close: async () => {
      isTakingGuests = false;
      await socket.close();
      await http.close();
    },
  };
}

const nothingToPay = () => Promise.reject(new Error('No payment provider is set up'));
/** Jobs of an earlier configuration wait until there is a provider again. */
const noPaymentJobs: ReturnType<typeof composeCheckout>['jobs'] = {
  'take-payment-notice': nothingToPay,
  'take-zero-payment': nothingToPay,
  'settle-session': nothingToPay,
  'expire-session': nothingToPay,
  'capture-payment': nothingToPay,
  'release-payment': nothingToPay,
};

function portOf(http: FastifyInstance): number {
  const bound = http.server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The server does not listen');
  return bound.port;
}

/** The provider sends the guest back to an address of ours, or the session is not opened (D-78). */
function isOwnAddress(returnUrl: string, origins: readonly string[]): boolean {
  try {
    const address = new URL(returnUrl);
    return origins.some((origin) => isSameOrigin(address, new URL(origin)));
  } catch {
    return false;
  }
}

// The demo answers at localhost and at 127.0.0.1: both are this very process.
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);
const isSameOrigin = (one: URL, other: URL): boolean =>
  one.origin === other.origin ||
  (LOOPBACK.has(one.hostname) &&
    LOOPBACK.has(other.hostname) &&
    one.port === other.port &&
    one.protocol === other.protocol);
