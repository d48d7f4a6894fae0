import { operationsByGet } from '@tallrik/contract/operations';
import guestTypeDefs from '@tallrik/contract/schema.graphql?raw';
import staffTypeDefs from '@tallrik/contract/staff-schema.graphql?raw';
import type { ReadGuestToken } from '../features/accounts/guest-token.ts';
import type { BoardWatchers } from '../features/orders/boards.ts';
import type { FindUnprinted } from '../features/orders/printing/waiting-tickets.ts';
import type { MissingBoard } from '../features/orders/board-sightings.ts';
import { bearerOf } from '../platform/auth/tokens.ts';
import { buildServedSchema } from '../platform/graphql/build-schema.ts';
import type { GraphContext, StaffContext } from '../platform/graphql/context.ts';
import { graphRoutes } from '../platform/graphql/graph-routes.ts';
import { guestCaller } from '../platform/graphql/guest-caller.ts';
import type { ResponseCache } from '../platform/graphql/response-cache.ts';
import { portOf } from '../platform/http/http-server.ts';
import { guestLogRoute } from '../platform/logging/guest-log-route.ts';
import type { JoinedModules } from '../platform/modules/join-modules.ts';
import { compressFor } from '../platform/web/compress.ts';
import type { FindConfiguration } from '../platform/web/resolve-company.ts';
import { mediaRoutes } from '../providers/media/media-routes.ts';
import { makeSizePicture } from '../providers/media/resize.ts';
import type { App } from './app.ts';
import { makeExecutors } from './executors.ts';
import { composeHealth } from './health.ts';
import { sizesFolder } from './media.ts';
import { composeMetrics, timeJobs } from './metrics.ts';
import type { Platform } from './platform.ts';
import { makeRequestContexts } from './request-context.ts';
import { composeSocket, type SocketRights } from './socket.ts';
import { traceJobs } from './tracing.ts';
import { composeWeb, registeredOperations } from './web.ts';

/** What the endpoints themselves ask of features: who is calling, whose page it is, what an operator wants to know. */
export type ServeDeps = {
  features: JoinedModules;
  readGuestToken: ReadGuestToken;
  readStaffSession: (token: string | null) => Promise<Pick<StaffContext, 'staff' | 'enrolling'>>;
  socketRights: SocketRights;
  responseCache: ResponseCache;
  findPageConfiguration: FindConfiguration;
  originsOf: (companyId: string) => Promise<readonly string[]>;
  isHostOfCompany: (host: string) => Promise<boolean>;
  onPageLoad: (companyId: string, hasConsent: boolean) => void;
  boards: BoardWatchers & { findMissing: () => Promise<MissingBoard[]> };
  findUnprinted: FindUnprinted;
  noteOutage: () => Promise<void>;
  stopPrinting: () => void;
};

/** Endpoints, socket, pages and figures over the joined features. */
export async function serve(platform: Platform, deps: ServeDeps): Promise<App> {
  const { config, log, db, now, http, metrics: metricCounters, rates, tracing, media } = platform;
  const { features } = deps;
  features.addRoutes(http);
  const executeGuest = serveOperations(platform, deps);
  const socket = composeSocket(http.server, {
    log,
    handlers: features.socketHandlers,
    recheckRights: deps.socketRights.recheckRights,
    mayConnect: (from) => rates.call(null, from),
    trustProxy: config.trustProxy,
    handOverMs: config.handOverMs,
  });
  platform.fanOuts.onGap(() => socket.reconnectAll('news may have been missed'));
  const forward = platform.errorSink?.log ?? (() => undefined);
  guestLogRoute(http, { log, countCall: rates.call, forward });

  let takesGuests = false;
  const isTakingGuests = () => takesGuests;
  const metrics = composeMetrics({
    ...platform,
    ...deps,
    isTakingGuests,
    db: platform.reads,
    connections: socket.connections,
  });
  composeHealth(http, { ...platform, ...deps, metrics: metrics.render, isTakingGuests });
  const sizePicture = makeSizePicture({ media, cacheFolder: sizesFolder(config) });
  await http.register(mediaRoutes({ media, sizePicture, pack: compressFor }));
  await composeWeb(http, {
    media,
    sizePicture,
    config,
    findConfiguration: deps.findPageConfiguration,
    originsOf: deps.originsOf,
    execute: executeGuest,
    rehearsedCompany: async (cookies) =>
      (await platform.readRehearsal(cookies, now()))?.companyId ?? null,
    now: () => now().toString(),
    onPageLoad: deps.onPageLoad,
    developed: platform.developed,
  });

  return {
    http,
    jobs: traceJobs(timeJobs(features.jobs, metricCounters), tracing),
    stopPrinting: deps.stopPrinting,
    noteOutage: deps.noteOutage,
    enqueueDueJobs: () => features.enqueueDueJobs(db, now()),
    listen: async () => {
      const { host, port } = config;
      await http.listen({ host, port });
      const origin = `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${portOf(http)}`;
      platform.address.origin = origin;
      takesGuests = true;
      return origin;
    },
    close: async () => {
      takesGuests = false;
      await socket.close();
      await http.close();
      metrics.close();
      await features.close();
      await platform.fanOuts.close();
    },
  };
}

/** Both GraphQL endpoints; returns how a page asks for itself, as nobody. */
function serveOperations(platform: Platform, deps: ServeDeps) {
  const { config, log, now, http, rates } = platform;
  const { features } = deps;
  const registered = registeredOperations(config);
  const registeredOnly = config.environment === 'production';
  const executorOf = makeExecutors(platform);
  const executeGuest = executorOf<GraphContext>(
    buildServedSchema(guestTypeDefs, features.guestResolvers),
    registered.guest,
  );
  const executeStaff = executorOf<StaffContext>(
    buildServedSchema(staffTypeDefs, features.staffResolvers),
    registered.staff,
  );
  const contexts = makeRequestContexts({
    ...config,
    log,
    now,
    seed: platform.seed,
    readGuestToken: deps.readGuestToken,
    readRehearsal: platform.readRehearsal,
  });
  graphRoutes(http, {
    path: '/graphql',
    execute: executeGuest,
    contextOf: contexts.guestContext,
    callerOf: guestCaller,
    countCall: rates.call,
    registered: registered.guest,
    registeredOnly,
    publicOperations: operationsByGet(registered.guest.values()),
    responseCache: deps.responseCache,
  });
  graphRoutes(http, {
    path: '/staff/graphql',
    execute: executeStaff,
    contextOf: async (request, reply): Promise<StaffContext> => ({
      ...(await contexts.commonContext(request)),
      device: contexts.deviceOf(request, reply, '/staff/graphql'),
      browser: contexts.browserOf(request),
      ...(await deps.readStaffSession(bearerOf(request.headers.authorization))),
    }),
    callerOf: ({ staff: viewer, enrolling }) => (viewer ?? enrolling)?.staffId ?? null,
    countCall: rates.call,
    registered: registered.staff,
    registeredOnly,
    publicOperations: new Set(),
  });
  const asPage: Parameters<typeof composeWeb>[1]['execute'] =
    (request) => async (text, variables) =>
      executeGuest(
        { text, variables, operationName: null },
        { ...(await contexts.commonContext(request)), viewer: { kind: 'ANONYMOUS' } },
      );
  return asPage;
}
