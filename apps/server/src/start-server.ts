import { randomUUID } from 'node:crypto';
import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import { compose } from './compose.ts';
import { composeMedia } from './compose/media.ts';
import { statementsInto } from './compose/tracing.ts';
import { withDemoKeys } from './compose/push.ts';
import type { Config } from './config.ts';
import { demoCompanies } from './demo/demo-companies.ts';
import { loadDemo } from './demo/load-demo.ts';
import { openAroundTheClock } from './demo/open-around-the-clock.ts';
import { withShippedPictures } from './demo/pictures/shipped-pictures.ts';
import { inviteFirstAdmin } from './features/accounts/staff/first-admin.ts';
import { startEmbeddedPostgres } from './platform/database/embedded-postgres.ts';
import { closeDatabase, openDatabase, type Database } from './platform/database/database.ts';
import { migrate } from './platform/database/migrate.ts';
import { openDatabaseClock } from './platform/database/database-clock.ts';
import { openWaitingRoom, type WaitingRoom } from './platform/http/waiting-room.ts';
import { waitForNeighbours } from './platform/neighbours/wait-for-neighbours.ts';
import { sayWhatIsMissing } from './what-is-missing.ts';
import { startJobs } from './platform/jobs/jobs.ts';
import { makeLog, type Logger } from './platform/logging/log.ts';
import type { DevelopedApps } from './platform/web/development.ts';
import { openTracing } from './platform/tracing/open-tracing.ts';
import { openRedis } from './platform/events/redis.ts';
import type { ErrorSink } from './platform/error-sink/error-sink-port.ts';
import type { Media } from './providers/media/media-port.ts';

export type RunningServer = { address: string; stop: () => Promise<void> };

type Hooks = {
  progress: (message: string) => void;
  /** Where the demo's pictures lie. */
  demoPictures: string;
  errorSink: ErrorSink | null;
  /** Aborted when the process shall end, also while it still waits for its neighbours. */
  stopping: AbortSignal;
  developed?: DevelopedApps;
};

/** Waits for the neighbours, then opens. Meanwhile whoever asks is told that we live and are not ready. */
export async function startServer(
  config: Config,
  log: Logger,
  hooks: Hooks,
): Promise<RunningServer> {
  let waitingRoom: WaitingRoom | null = null;
  const leaveWaitingRoom = async () => {
    await waitingRoom?.close();
    waitingRoom = null;
  };
  try {
    const attempt = async () => {
      await meetNeighbours(config);
      return startListening(config, log, { ...hooks, leaveWaitingRoom });
    };
    return await waitForNeighbours(attempt, {
      log,
      signal: hooks.stopping,
      onWait: async (reason) => {
        waitingRoom = await openWaitingRoom(config, reason);
      },
    });
  } finally {
    await leaveWaitingRoom();
  }
}

/** A first look at each, before anything is begun that would be begun again at every try. */
async function meetNeighbours({ databaseUrl, redisUrl }: Config): Promise<void> {
  if (databaseUrl) {
    const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 });
    // Lost again before it is closed: the next step finds out.
    client.on('error', () => undefined);
    await client.connect();
    await client.end();
  }
  if (redisUrl) await (await openRedis(redisUrl, makeLog('silent'))).close();
}

/** Everything from an empty folder to open doors, in the order it depends on each other; `stop` goes back. */
async function startListening(
  config: Config,
  log: Logger,
  hooks: Hooks & { leaveWaitingRoom: () => Promise<void> },
): Promise<RunningServer> {
  const undo: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const step of undo.splice(0).toReversed()) await step();
  };
  try {
    const databaseUrl =
      config.databaseUrl ?? (await startOwnDatabase(config, log, hooks.progress, undo));
    hooks.progress('Bringing the database up to date');
    await migrate(databaseUrl);
    const tracing = await openTracing(config.traces, log);
    if (tracing) undo.push(tracing.close);
    const database = openDatabase(databaseUrl, {
      onStatement: tracing ? statementsInto(tracing) : undefined,
      onError: (error) => log.warn({ code: error.message }, 'a database connection was lost'),
    });
    undo.push(() => closeDatabase(database));
    await runMigrations({ pgPool: database.pool });

    const clock = await openDatabaseClock({ pool: database.pool, log });
    undo.push(clock.stop);
    const { now } = clock;
    sayWhatIsMissing(config, log);
    const store = composeMedia(config);
    const media = config.isDemo
      ? await openDemo(
          config,
          database.db,
          { store, folder: hooks.demoPictures },
          now(),
          hooks.progress,
        )
      : store;
    if (config.firstAdminEmail) {
      const invitation = await inviteFirstAdmin(database.db, config.firstAdminEmail, {
        newId: randomUUID,
        now: now(),
      });
      if (invitation)
        hooks.progress(
          `Invitation of the first administrator: ${invitationAddress(config, invitation)}`,
        );
    }
    const app = await compose({
      config: withDemoKeys(config),
      log,
      ...database,
      media,
      now,
      newId: randomUUID,
      hasWorkers: config.hasJobs,
      clockAheadMs: clock.aheadMs,
      errorSink: hooks.errorSink,
      tracing,
      developed: hooks.developed,
    });
    undo.push(() => app.close());

    await hooks.leaveWaitingRoom();
    const address = await app.listen();
    if (config.hasJobs) {
      const jobs = await startJobs({
        pool: database.pool,
        handlers: app.jobs,
        enqueueDueJobs: async () => {
          await app.noteOutage();
          await app.enqueueDueJobs();
        },
        log,
      });
      undo.push(async () => {
        app.stopPrinting();
        await jobs.stop();
      });
    } else {
      log.warn('JOBS=false: this server rejects, captures, refunds and sends nothing that is due');
    }
    return { address, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The whole address: what is printed is opened, not put together by hand (F-93). */
const invitationAddress = (config: Config, invitation: string): string =>
  `${config.publicOrigin ?? `http://localhost:${config.port}`}/console/invitation#${invitation}`;

/** Fills the demo companies, and answers with the media store that has their pictures. */
async function openDemo(
  config: Config,
  db: Database,
  { store, folder }: { store: Media; folder: string },
  now: Temporal.Instant,
  progress: (message: string) => void,
): Promise<Media> {
  const isTested = config.environment === 'test';
  const companies = demoCompanies().map((company) =>
    isTested ? openAroundTheClock(company) : company,
  );
  await loadDemo({ db, companies, now, progress });
  const pictures = companies.flatMap((company) => company.pictures);
  return withShippedPictures(store, pictures, folder);
}

async function startOwnDatabase(
  config: Config,
  log: Logger,
  onProgress: (message: string) => void,
  undo: (() => Promise<void>)[],
): Promise<string> {
  const postgres = await startEmbeddedPostgres({
    dataDir: config.dataDir,
    log: { info: (message) => log.info(message), warn: (message) => log.warn(message) },
    onProgress,
  });
  undo.push(() => postgres.stop());
  return postgres.url;
}
