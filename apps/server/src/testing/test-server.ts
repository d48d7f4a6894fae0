import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createSimulatedShopper,
  shopperOverHttp,
} from '@tallrik/payment-simulator/shopper/simulated-shopper';
import type { LedgerLine } from '@tallrik/payment-simulator/books/ledger';
import { Logger as WorkerLogger, runOnce } from 'graphile-worker';
import { compose } from '../compose.ts';
import type { App } from '../compose/app.ts';
import { parseConfig, type Config } from '../config.ts';
import type { JobName } from '../platform/jobs/jobs.ts';
import type { Logger } from '../platform/logging/log.ts';
import { composeLog } from '../compose/error-sink.ts';
import { makeFileMedia } from '../providers/media/file-media.ts';
import { makeFakeHostWorld } from './fake-host-world.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

export type GraphAnswer<Data> = {
  data?: Data;
  errors?: { message: string; extensions: { code: string; traceId: string } }[];
};

export type TestServer = Awaited<ReturnType<typeof openTestServer>>;

/** A Friday evening in Stockholm: the planted venue is open. */
export const FRIDAY_EVENING = '2026-11-13T18:30:00Z';

/**
 * The real server on a free port with its own database, a clock that stands still until it is moved, and webhooks
 * and jobs that happen when the test says so.
 */
export async function openTestServer(
  database?: TestDatabase,
  env: Record<string, string> = {},
  /** Where built apps leave their registered operations; none unless told. */
  appsFolder?: string,
  /** Reads along what is logged. */
  log?: Logger,
) {
  const db = database ?? (await createTestDatabase());
  const dataDir = mkdtempSync(join(tmpdir(), 'tallrik-server-'));
  const config = {
    ...parseConfig(
      {
        NODE_ENV: 'test',
        DEMO: 'true',
        PORT: '0',
        DATA_DIR: dataDir,
        LOG_LEVEL: 'silent',
        // The clock stands still: a minute's calls would never be over.
        RATE_LIMIT_PER_CALLER: '0',
        RATE_LIMIT_PER_ADDRESS: '0',
        ...env,
      },
      appsFolder ?? join(dataDir, 'apps'),
    ),
  };
  let instant = Temporal.Instant.from(FRIDAY_EVENING);
  const hostWorld = makeFakeHostWorld();
  const start = (): Promise<App> =>
    compose({
      config,
      ...composeLog(config),
      ...(log ? { log } : {}),
      ...db,
      media: makeFileMedia({ folder: join(dataDir, 'media') }),
      now: () => instant,
      newId: randomUUID,
      hostWorld,
    });
  const app = await start();
  const origin = await app.listen();
  const clientKey = config.payment?.clientToken ?? '';
  const control = async <Answer>(path: string, body?: object): Promise<Answer> => {
    const init = body
      ? {
          method: 'POST',
          body: JSON.stringify(body),
          headers: { 'content-type': 'application/json' },
        }
      : {};
    return (await (await fetch(`${origin}/simulator/control/${path}`, init)).json()) as Answer;
  };
  await control('schedule', { mode: 'HELD' });

  const call = async <Data>(
    path: string,
    query: string,
    variables: object,
    token?: string,
  ): Promise<GraphAnswer<Data>> => {
    const answer = await app.http.inject({
      method: 'POST',
      url: path,
      payload: { query, variables },
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });
    return answer.json<GraphAnswer<Data>>();
  };

  return {
    ...db,
    app,
    origin,
    /** What name servers say, and where the proxy has certificates. */
    hostWorld,
    /** Where pictures end. */
    mediaFolder: join(dataDir, 'media'),
    /** What the provider signs its notices with. */
    provider: () => providerOf(config),
    control,
    shopper: createSimulatedShopper(shopperOverHttp(origin), clientKey),
    now: () => instant,
    setTime: (iso: string) => {
      instant = Temporal.Instant.from(iso);
    },
    guest: <Data>(query: string, variables: object = {}, token?: string) =>
      call<Data>('/graphql', query, variables, token),
    staff: <Data>(query: string, variables: object = {}, token?: string) =>
      call<Data>('/staff/graphql', query, variables, token),
    ledger: () => control<LedgerLine[]>('ledger'),
    deliverWebhooks: (options: object = {}) => control<{ status: number }[]>('flush', options),
    runJobs: () => runWaitingJobs(db, app),
    close: async () => {
      await app.close();
      await db.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function providerOf({ payment }: Pick<Config, 'payment'>) {
  if (!payment) throw new Error('This server has no payment provider');
  return payment;
}

/** What has a deadline of its own is fired by hand, with its job or `app.addDueJobs`. */
async function runWaitingJobs(db: TestDatabase, app: App): Promise<void> {
  const taskList = Object.fromEntries(
    (Object.keys(app.jobs) as JobName[]).map((name) => [
      name,
      (payload: unknown) => app.jobs[name](payload as never),
    ]),
  );
  await runOnce({ pgPool: db.pool, taskList, noHandleSignals: true, logger: quiet });
}

const quiet = new WorkerLogger(() => () => undefined);
