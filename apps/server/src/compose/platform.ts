import { makeReadRehearsal } from '../platform/auth/rehearsal-cookie.ts';
import { seedInDataDir, tokenKeysFromSeed } from '../platform/auth/token-keys.ts';
import { makeTokens } from '../platform/auth/tokens.ts';
import { makeHttpServer } from '../platform/http/http-server.ts';
import { makeOrderJournal } from '../platform/logging/order-journal.ts';
import { makeOffice } from '../platform/office/office.ts';
import { makeMetrics } from '../platform/metrics/metrics.ts';
import { makeInbox } from '../providers/inbox/inbox.ts';
import { inboxRoutes } from '../providers/inbox/inbox-routes.ts';
import type { ComposeDeps } from './app.ts';
import { timeRequests } from './metrics.ts';
import { openUpdates } from './updates.ts';
import { composeProcesses } from './processes.ts';
import { traceRequests } from './tracing.ts';

/** What every feature stands on, made before the first of them. */
export async function openPlatform(given: ComposeDeps) {
  const { config, log, now, newId } = given;
  const http = makeHttpServer({ log, ...config });
  const metrics = makeMetrics();
  timeRequests(http, metrics);
  traceRequests(http, given.tracing ?? null);
  const { fanOuts, rates, isRedisReady } = await composeProcesses(config, log, now);
  const seed = config.tokenSeed ?? seedInDataDir(config.dataDir);
  const tokens = makeTokens(tokenKeysFromSeed(seed), newId);
  const inbox = config.isDemo ? makeInbox({ now }) : null;
  // Whoever opens it reads every activation code: the demo's page and nobody else's.
  if (inbox) inboxRoutes(http, inbox);
  return {
    ...given,
    hasWorkers: given.hasWorkers ?? false,
    clockAheadMs: given.clockAheadMs ?? (() => 0),
    errorSink: given.errorSink ?? null,
    tracing: given.tracing ?? null,
    developed: given.developed ?? null,
    http,
    metrics,
    fanOuts,
    rates,
    isRedisReady,
    seed,
    inbox,
    office: makeOffice(given),
    tokens,
    readRehearsal: makeReadRehearsal(tokens),
    journal: makeOrderJournal({ log, metrics }),
    defaultSlug: config.defaultCompanySlug,
    countCall: rates.call,
    countReceipt: rates.receipt,
    countVisit: rates.analytics,
    countKeyCall: rates.apiKey,
    ...(await openUpdates(fanOuts, metrics)),
    /** Known once the server listens. */
    address: { origin: '' },
  };
}

export type Platform = Awaited<ReturnType<typeof openPlatform>>;
