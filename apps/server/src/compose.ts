import guestTypeDefs from '@tallrik/contract/schema.graphql?raw';
import { operationsByGet } from '@tallrik/contract/operations';
import staffTypeDefs from '@tallrik/contract/staff-schema.graphql?raw';
import { mailTexts } from '@tallrik/translations/mail-texts';
import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';
import type pg from 'pg';
import { composeAccounts } from './compose/accounts.ts';
import { composeAnalytics } from './compose/analytics.ts';
import { composeCheckout, jobsWithoutProvider } from './compose/checkout.ts';
import { composeContent } from './compose/content.ts';
import { makeExecutors } from './compose/executors.ts';
import { composeGuestResolvers } from './compose/guest-resolvers.ts';
import { composeBoards } from './compose/boards.ts';
import { composeHealth } from './compose/health.ts';
import { composeMetrics, timeJobs, timeRequests } from './compose/metrics.ts';
import { makeRequestContexts } from './compose/request-context.ts';
import { leavingHooks } from './compose/leaving.ts';
import { composeLoyalty } from './compose/loyalty.ts';
import { composeKeptAnswers } from './compose/kept-answers.ts';
import { composeKitchen } from './compose/kitchen.ts';
import { ownAddress } from './compose/own-address.ts';
import { composePaymentPort } from './compose/payment.ts';
import { readNoticesFrom } from './compose/payment-provider.ts';
import { composeShops } from './compose/shops.ts';
import { composeSms } from './compose/sms.ts';
import { composePaper } from './compose/paper.ts';
import { composePrinting } from './compose/printing.ts';
import { composeSocket } from './compose/socket.ts';
import { composeProcesses } from './compose/processes.ts';
import { composeStaff, type StaffNews } from './compose/staff.ts';
import { composeTables } from './compose/tables.ts';
import { traceJobs, traceRequests } from './compose/tracing.ts';
import { composeWeb, registeredOperations } from './compose/web.ts';
import type { Config } from './config.ts';
import { makeReadGuestToken } from './features/accounts/guest-token.ts';
import type { CartNews } from './features/cart/cart-broadcast.ts';
import { makeCloseIdleCarts, makeDeleteOldCarts } from './features/cart/cart-housekeeping.ts';
import { makeLoadStanding } from './features/cart/guest-standing.ts';
import { makeLoadPricedCart, makeReadCartEvents } from './features/cart/load-cart.ts';
import { makeCheckCart } from './features/cart/payment-cart.ts';
import { makePutCartEvent } from './features/cart/put-cart-event.ts';
import { invoiceStanding } from './compose/invoice-standing.ts';
import { openNoticeDesk } from './features/checkout/notice-desk.ts';
import { addDueWork } from './compose/due-work.ts';
import { webhookRoute } from './features/checkout/webhook-route.ts';
import { invoiceRoute } from './features/orders/invoices/invoice-route.ts';
import { forgetGivenNames, forgetWordsOfDeletedGuests } from './features/orders/leaving-guest.ts';
import { makeNoteOutage } from './features/orders/note-outage.ts';
import { venueTopic, type BoardNews } from './features/orders/order-news.ts';
import type { TableNews } from './features/tables/social/table-watch.ts';
import { bearerOf, makeTokens } from './platform/auth/tokens.ts';
import { seedInDataDir, tokenKeysFromSeed } from './platform/auth/token-keys.ts';
import type { Database } from './platform/database/database.ts';
import { buildServedSchema } from './platform/graphql/build-schema.ts';
import type { GraphContext, StaffContext } from './platform/graphql/context.ts';
import { graphRoutes } from './platform/graphql/graph-routes.ts';
import { guestCaller } from './platform/graphql/guest-caller.ts';
import { makeFigures } from './platform/metrics/figures.ts';
import { makeHttpServer, portOf } from './platform/http/http-server.ts';
import type { JobHandlers } from './platform/jobs/jobs.ts';
import { guestLogRoute } from './platform/logging/guest-log-route.ts';
import type { Logger } from './platform/logging/log.ts';
import { makeOrderJournal } from './platform/logging/order-journal.ts';
import { makeInbox } from './providers/inbox/inbox.ts';
import { inboxRoutes } from './providers/inbox/inbox-routes.ts';
import { mediaRoutes } from './providers/media/media-routes.ts';
import type { ErrorSink } from './platform/error-sink/error-sink-port.ts';
import { compressFor } from './platform/web/compress.ts';
import type { Tracing } from './platform/tracing/tracing-port.ts';
import type { Media } from './providers/media/media-port.ts';
import { makeSizePicture } from './providers/media/resize.ts';

export type ComposeDeps = {
  config: Config;
  log: Logger;
  db: Database;
  pool: pg.Pool;
  /** What companies are and sell is read beside transactions: see `OpenDatabase`. */
  reads: Database;
  media: Media;
  now: () => Temporal.Instant;
  newId: () => string;
  /** Jobs run in this process: notices of the provider need not wait for them. */
  hasWorkers?: boolean;
  clockAheadMs?: () => number;
  /** Where what guests' devices tell goes beside our own log. */
  errorSink?: ErrorSink | null;
  tracing?: Tracing | null;
};

export type App = {
  http: FastifyInstance;
  jobs: JobHandlers;
  /** Asked before each look: deadlines that ended while no server was there are put off. */
  noteOutage: () => Promise<void>;
  /** Looks once for work whose time has come. */
  addDueJobs: () => Promise<void>;
  listen: () => Promise<string>;
  close: () => Promise<void>;
};

/** The only place where features meet: each gets the functions it needs, and knows nobody else. */
export async function compose({
  config,
  log,
  db,
  pool,
  reads,
  media,
  now,
  newId,
  hasWorkers = false,
  clockAheadMs = () => 0,
  errorSink = null,
  tracing = null,
}: ComposeDeps): Promise<App> {
  const http = makeHttpServer({ log, ...config });
  const figures = makeFigures();
  timeRequests(http, figures);
  traceRequests(http, tracing);
  const journal = makeOrderJournal({ log, figures });
  const shops = composeShops(reads, { defaultSlug: config.defaultCompanySlug });
  const boards = composeBoards({ db: reads, now, shops });
  const { fanOuts, rates, isRedisReady } = await composeProcesses(config, log, now);
  const seed = config.tokenSeed ?? seedInDataDir(config.dataDir);
  const tokens = makeTokens(tokenKeysFromSeed(seed), newId);
  const inbox = makeInbox({ now });
  // Whoever opens it reads every activation code: the demo's page and nobody else's.
  if (config.isDemo) inboxRoutes(http, inbox);
  const readGuestToken = makeReadGuestToken({ db, tokens });
  const broadcast = await fanOuts.make<CartNews>('carts');
  const boardNews = await fanOuts.make<BoardNews>('boards');
  const staffNews = await fanOuts.make<StaffNews>('staff');
  const news = await fanOuts.make<TableNews>('tables');
  const announceOrder = (venueId: string, orderId: string, version: number) => {
    figures.count('tallrik_order_changes_total');
    boardNews.publish(venueTopic(venueId), { venueId, orderId, version });
  };
  const common = { db, reads, log, now, newId, config, shops };
  const printing = composePrinting(http, { ...common, rates, boardNews });
  const tables = composeTables({ db, tokens, now, newId, news, broadcast, boardNews });
  const loyalty = composeLoyalty({ db, reads, now, newId, seed, shops, broadcast });
  const loadStanding = makeLoadStanding([invoiceStanding, tables.standing, loyalty.standing]);
  const defaults = { ...config.deployment, landingPageSections: null };

  let address = '';
  const port = config.payment
    ? await composePaymentPort(http, config, config.payment, () => address, now, tracing)
    : null;
  const checkout =
    port &&
    composeCheckout({
      db,
      log,
      now,
      newId,
      port,
      figures,
      broadcast,
      announceOrder,
      journal,
      planTickets: printing.planTickets,
      loadShop: shops.loadShop,
      shopOfShelf: shops.shopOfShelf,
      loadPricedCart: makeLoadPricedCart(shops),
      checkCart: makeCheckCart({
        ...shops,
        loadStanding,
        defaults,
        newId,
        checkDiscounts: loyalty.checkDiscounts,
      }),
      holds: [tables.hold, ...loyalty.holds],
      offersOf: loyalty.offersOf,
      tableOf: tables.tableOf,
      ownReturnUrl: async (companyId, returnUrl) =>
        ownAddress(returnUrl, [config.publicOrigin ?? address]) ??
        ownAddress(returnUrl, await shops.originsOf(companyId)),
    });
  const desk =
    checkout && hasWorkers ? openNoticeDesk({ takeNotice: checkout.takeNotice, log }) : null;
  if (port) webhookRoute(http, { db, log, now, desk, readNotices: readNoticesFrom(port) });
  const sendSms = composeSms(config, config.isDemo ? inbox : null).send;
  const paper = composePaper({
    db,
    log,
    now,
    newId,
    config,
    inbox: config.isDemo ? inbox : null,
    sendSms,
    findVenue: shops.findOwnVenue,
    announceOrder,
  });
  const accounts = composeAccounts({
    db,
    log,
    now,
    newId,
    tokens,
    seed,
    sendSms,
    smsSender: config.smsSender,
    findCompany: shops.findCompany,
    companyOfPage: async ({ slug, host }) =>
      (await shops.findNamedConfiguration(slug ? { slug } : { host }))?.companyId ?? null,
    onActivated: loyalty.onActivated,
    grantReferral: loyalty.grantReferral,
    forgetWordsOfDeletedGuests,
    forgetGivenNames,
    ...paper.push,
    ...leavingHooks({
      forgetCards: async (trx, owner, references) => checkout?.forgetCards(trx, owner, references),
    }),
  });

  const putCartEvent = makePutCartEvent({
    db,
    now,
    newId,
    followUps: loyalty.followUps,
    broadcast,
    defaults,
    shopOfShelf: shops.shopOfShelf,
    loadStanding,
    writtenWith: (event) =>
      event.type === 'ADD_CLIENT_SIDE_PAYMENT' && checkout
        ? (trx) => checkout.onPaymentAnnounced(trx, event)
        : null,
    onTaken: ({ type }) => figures.count('tallrik_cart_events_total', { type }),
  });
  const readCartEvents = makeReadCartEvents({ db });
  const { tellOwner } = paper.push;
  const publishing = { announceOrder, journal, tellOwner };
  const kitchen = composeKitchen({ db, now, ...publishing, checkout, printing });
  const staff = composeStaff({
    config,
    db,
    tokens,
    seed,
    shops,
    boardNews,
    staffNews,
    ...kitchen,
    printing,
    onBoardSeen: boards.onBoardSeen,
    newId,
    now,
  });

  const registered = registeredOperations(config);
  const executorOf = makeExecutors({ config, log, figures, tracing });
  const cards = config.payment && {
    clientToken: config.payment.clientToken,
    isLive: config.payment.isLive,
  };
  const executeGuest = executorOf<GraphContext>(
    buildServedSchema(
      guestTypeDefs,
      composeGuestResolvers({
        db,
        shops,
        deployment: { defaults, cards, push: paper.push.facts },
        countReceipt: rates.receipt,
        readCartEvents,
        putCartEvent,
        tables,
        accounts,
        loyalty: loyalty.resolvers,
        content: composeContent({ db, log, now, config, media, findCompany: shops.findCompany }),
        askForReceipt: paper.askForReceipt,
        push: paper.push,
        checkout,
      }),
    ),
    registered.guest,
  );
  const staffSchema = buildServedSchema(staffTypeDefs, staff.resolvers);
  const executeStaff = executorOf<StaffContext>(staffSchema, registered.staff);

  const contexts = makeRequestContexts({ ...config, log, now, seed, readGuestToken });
  graphRoutes(http, {
    path: '/graphql',
    execute: executeGuest,
    contextOf: contexts.guestContext,
    callerOf: guestCaller,
    countCall: rates.call,
    registered: registered.guest,
    registeredOnly: config.environment === 'production',
    publicOperations: operationsByGet(registered.guest.values()),
    kept: composeKeptAnswers(db),
  });
  graphRoutes(http, {
    path: '/staff/graphql',
    execute: executeStaff,
    contextOf: async (request, reply): Promise<StaffContext> => ({
      ...contexts.commonContext(request),
      device: contexts.deviceOf(request, reply, '/staff/graphql'),
      ...(await staff.readSession(bearerOf(request.headers.authorization))),
    }),
    callerOf: ({ staff: viewer, enrolling }) => (viewer ?? enrolling)?.staffId ?? null,
    countCall: rates.call,
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
    readTableToken: tables.seatOf,
    tableHandlers: tables.socketHandlers,
    news: boardNews,
    readStaffToken: staff.readStaffToken,
    onStaffSignedOut: staff.onStaffSignedOut,
    findVenue: shops.findVenueForStaff,
    onBoardWatching: boards.onBoardWatching,
    mayConnect: (from) => rates.call(null, from),
    trustProxy: config.trustProxy,
    handOverMs: config.handOverMs,
  });
  fanOuts.onGap(() => socket.reconnectAll('news may have been missed'));

  const { readStaffToken } = staff;
  invoiceRoute(http, { db, now, textsIn: mailTexts, readStaffToken, countCall: rates.call });
  guestLogRoute(http, { log, countCall: rates.call, forward: errorSink?.log ?? (() => undefined) });
  let takesGuests = false;
  const isTakingGuests = () => takesGuests;
  const metrics = composeMetrics({
    figures,
    pool,
    now,
    boards,
    isRedisReady,
    isTakingGuests,
    db: reads,
    connections: socket.connections,
  });
  composeHealth(http, { pool, db, config, figures: metrics.render, isTakingGuests, clockAheadMs });
  const analytics = composeAnalytics(http, { db, log, now, seed, config, shops, rates });
  const sizePicture = makeSizePicture({ media, cacheFolder: join(config.dataDir, 'media-sizes') });
  await http.register(mediaRoutes({ media, sizePicture, pack: compressFor }));
  await composeWeb(http, {
    media,
    sizePicture,
    config,
    findNamedConfiguration: shops.findNamedConfiguration,
    findCompany: shops.findCompany,
    originsOf: shops.originsOf,
    execute: (request) => (text, variables) =>
      executeGuest(
        { text, variables, operationName: null },
        { ...contexts.commonContext(request), viewer: { kind: 'ANONYMOUS' } },
      ),
    now: () => now().toString(),
    onPageLoad: analytics.onPageLoad,
  });

  const jobs: JobHandlers = {
    ...(checkout?.jobs ?? jobsWithoutProvider),
    'close-idle-carts': makeCloseIdleCarts({ db, now }),
    'delete-old-carts': makeDeleteOldCarts({ db, now }),
    ...tables.jobs,
    ...accounts.jobs,
    ...loyalty.jobs,
    ...paper.jobs,
    ...analytics.jobs,
    ...printing.jobs,
    ...staff.jobs,
  };
  return {
    http,
    jobs: traceJobs(timeJobs(jobs, figures), tracing),
    noteOutage: makeNoteOutage({ db, now, announceOrder }),
    addDueJobs: async () => {
      await addDueWork(db, now());
      await boards.addMissingBoards();
    },
    listen: async () => {
      await http.listen({ host: config.host, port: config.port });
      address = `http://${config.host === '0.0.0.0' ? '127.0.0.1' : config.host}:${portOf(http)}`;
      takesGuests = true;
      return address;
    },
    close: async () => {
      takesGuests = false;
      await socket.close();
      await http.close();
      metrics.close();
      await analytics.close();
      await desk?.close();
      await fanOuts.close();
    },
  };
}
