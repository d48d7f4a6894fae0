import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createSimulatedShopper,
  shopperOverHttp,
} from '@tallrik/payment-simulator/shopper/simulated-shopper';
import {
  startPaymentSimulator,
  TEST_CREDENTIALS,
} from '@tallrik/payment-simulator/start-payment-simulator';
import { Logger as WorkerLogger, runOnce } from 'graphile-worker';
import { sql } from 'kysely';
import { compose } from '../compose.ts';
import type { App } from '../compose/app.ts';
import { parseConfig } from '../config.ts';
import type { Database } from '../platform/database/database.ts';
import type { JobName } from '../platform/jobs/jobs.ts';
import { makeLog } from '../platform/logging/log.ts';
import { makeFileMedia } from '../providers/media/file-media.ts';
import { adyenVariables } from './adyen-variables.ts';
import { createTestDatabase } from './test-database.ts';
import type { GraphAnswer } from './test-server.ts';

export type MoneyWorld = Awaited<ReturnType<typeof openMoneyWorld>>;

/** Far in the future: whatever the database's own clock says, a job's time has come when this clock says so. */
export const MODEL_EVENING = '2035-11-16T18:30:00Z';

const WORKERS = 3;

type WorldOptions = {
  /** Several workers, and guests who really act at the same moment: which of them is first is up to the machine. */
  isCrowded?: boolean;
  newId?: () => string;
  /** More of the environment, such as the seed of the tokens. */
  variables?: Record<string, string>;
};

const quiet = new WorkerLogger(() => () => undefined);

/**
 * Brings forward what is due, in the order it was due: jobs of one moment are taken in whatever order the database
 * finds them, and one seed would not be one walk.
 */
const lineUp = (db: Database, due: Date) =>
  sql`update graphile_worker._private_jobs as jobs
    set run_at = now() - interval '1 hour' + waiting.place * interval '1 microsecond'
    from (select id, row_number() over (order by run_at, id) as place from graphile_worker._private_jobs
      where run_at <= ${due} and locked_at is null) as waiting
    where jobs.id = waiting.id`.execute(db);

/**
 * A restaurant's server and its payment provider as two parties: the server can be restarted while the provider goes
 * on, one clock moves for both, and jobs run exactly when that clock says that they are due.
 */
export async function openMoneyWorld(options: WorldOptions = {}) {
  const { isCrowded = true, newId = randomUUID, variables = {} } = options;
  const database = await createTestDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'tallrik-money-'));
  let instant = Temporal.Instant.from(MODEL_EVENING);
  let origin = '';
  const simulator = await startPaymentSimulator({
    webhookUrl: () => `${origin}/webhooks/adyen`,
    now: () => new Date(instant.epochMilliseconds),
  });
  const config = parseConfig(
    {
      NODE_ENV: 'test',
      DEMO: 'true',
      PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      ...adyenVariables(simulator.apiUrl),
      ...variables,
    },
    join(dataDir, 'apps'),
  );
  const start = async (): Promise<App> => {
    const app = await compose({
      config,
      log: makeLog('silent'),
      ...database,
      media: makeFileMedia({ folder: join(dataDir, 'media') }),
      now: () => instant,
      newId,
    });
    origin = await app.listen();
    return app;
  };
  let app = await start();

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
    ...database,
    simulator,
    shopper: createSimulatedShopper(shopperOverHttp(simulator.origin), TEST_CREDENTIALS.clientKey),
    get origin() {
      return origin;
    },
    now: () => instant,
    /** For what guests and kitchens make up themselves. */
    newId,
    /** At the same moment where the world is crowded, otherwise one after the other. */
    together: async (...tasks: (() => Promise<unknown>)[]): Promise<void> => {
      if (isCrowded) await Promise.all(tasks.map((task) => task()));
      else for (const task of tasks) await task();
    },
    advance: (minutes: number) => {
      instant = instant.add({ minutes });
    },
    guest: <Data>(query: string, variables: object = {}, token?: string) =>
      call<Data>('/graphql', query, variables, token),
    staff: <Data>(query: string, variables: object = {}, token?: string) =>
      call<Data>('/staff/graphql', query, variables, token),
    runJob: (name: 'reconcile-money' | 'close-idle-carts' | 'delete-old-carts') =>
      app.jobs[name]({}),
    /** Everything whose time has come, by this world's clock, and what follows from it. */
    runJobs: async () => {
      const due = new Date(instant.epochMilliseconds);
      await app.enqueueDueJobs();
      await lineUp(database.db, due);
      const taskList = Object.fromEntries(
        (Object.keys(app.jobs) as JobName[]).map((name) => [
          name,
          async (payload: unknown) => {
            await app.jobs[name](payload as never);
            if (!isCrowded) await lineUp(database.db, new Date());
          },
        ]),
      );
      await runOnce({
        pgPool: database.pool,
        taskList,
        concurrency: isCrowded ? WORKERS : 1,
        noHandleSignals: true,
        logger: quiet,
      });
    },
    restart: async () => {
      await app.close();
      app = await start();
    },
    close: async () => {
      await app.close();
      await simulator.stop();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
