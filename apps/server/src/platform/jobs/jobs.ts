import { EventEmitter } from 'node:events';
import {
  Logger as WorkerLogger,
  parseCronItems,
  run,
  type JobHelpers,
  type WorkerEvents,
} from 'graphile-worker';
import { sql, type RawBuilder } from 'kysely';
import type pg from 'pg';
import type { Database } from '../database/database.ts';
import type { Logger } from '../logging/log.ts';
import { watchDeadlines } from './deadlines.ts';
import { keepRunning } from './keep-running.ts';
import { endOfRunner } from './runner-end.ts';
import { watchWorkers, type WorkerWatch } from './worker-watch.ts';

/** A periodic job finds its work itself. */
type Periodic = Record<string, never>;

/** A job's name and what it carries: ids only, since the row may outlive the person (D-128). */
export type JobPayloads = {
  'make-guest-file': { companyId: string; fileId: string };
  'take-payment-notice': { noticeId: number };
  'settle-session': { companyId: string; sessionId: string; sessionResult: string | null };
  'take-cardless-payment': {
    companyId: string;
    venueId: string;
    cartId: string;
    paymentId: string;
  };
  'expire-session': { companyId: string; sessionId: string };
  'capture-payment': { companyId: string; paymentId: string };
  'release-payment': { companyId: string; paymentId: string };
  'forget-card': {
    companyId: string;
    shopperReference: string;
    reference: string;
    /** Left out by jobs from before companies had accounts of their own. */
    accountId?: string | null;
  };
  'mail-key-change': {
    companyId: string;
    /** Who is told, and who did it. */
    ownerId: string;
    changedBy: string;
    isOwn: boolean;
    mailId: string;
  };
  'send-webhooks': { companyId: string; endpointId: string };
  'mail-webhook-off': { companyId: string; endpointId: string; ownerId: string; mailId: string };
  'forget-webhook-log': Periodic;
  'mail-staff-notice': {
    companyId: string;
    staffId: string;
    notice: 'SIGN_IN' | 'FACTOR' | 'EMAIL';
    /** The session, or the change of the address, it is about. */
    subjectId: string;
    mailId: string;
  };
  'tell-findings': Periodic;
  'mail-findings': { companyId: string; ownerId: string; mailId: string };
  'reconcile-money': Periodic;
  'close-idle-carts': Periodic;
  'delete-old-carts': Periodic;
  'forget-old-visits': Periodic;
  'forget-unused-pictures': Periodic;
  'delete-test-orders': Periodic;
  'check-hosts': Periodic;
  'reject-unanswered-order': { companyId: string; orderId: string };
  'complete-unfetched-order': { companyId: string; orderId: string };
  'put-back-on-sale': { companyId: string; venueId: string; itemId: string };
  'refill-stock': { companyId: string; venueId: string; itemId: string };
  'escalate-unanswered': { companyId: string; venueId: string };
  'tell-missing-board': { companyId: string; venueId: string };
  'send-contact-message': { companyId: string; messageId: string };
  'print-tickets': { companyId: string; printerId: string };
  'end-given-level': { companyId: string; userId: string };
  'settle-loyalty': { companyId: string; orderId: string };
  'issue-reset-code': { companyId: string; userId: string; codeId: string };
  'send-sms': { companyId: string; codeId: string };
  'forget-expired': Periodic;
  'send-receipt': { companyId: string; mailId: string };
  'mail-refund': { companyId: string; refundId: string };
  'push-order-status': { companyId: string; orderId: string; version: number };
  'refund-part': { companyId: string; refundId: string };
  'forget-table-talk': Periodic;
  'hand-over-order': { companyId: string; orderId: string };
  'issue-invoices': Periodic;
  'close-days': Periodic;
  'mail-closing': { companyId: string; mailId: string };
  /** With a mail's id it is sent once more. */
  'send-invoice': { companyId: string; invoiceId: string; mailId?: string };
  'send-credit-note': { companyId: string; creditNoteId: string };
};
export type JobName = keyof JobPayloads;

/** Handlers run at least once: each must do nothing the second time. */
export type JobHandlers = { [Name in JobName]: (payload: JobPayloads[Name]) => Promise<void> };

/** Jobs that come by themselves: minute, hour, day, month, weekday, in UTC. One process at a time adds each. */
export const PERIODIC: Partial<Record<JobName, string>> = {
  'forget-table-talk': '37 * * * *',
  'forget-expired': '17 3 * * *',
  'reconcile-money': '*/5 * * * *',
  'tell-findings': '*/10 * * * *',
  'check-hosts': '*/5 * * * *',
  'close-idle-carts': '23 * * * *',
  'delete-old-carts': '41 3 * * *',
  'forget-old-visits': '51 3 * * *',
  'forget-unused-pictures': '29 4 * * *',
  'delete-test-orders': '11 4 * * *',
  'forget-webhook-log': '33 4 * * *',
  // Hourly: each company has its own Monday morning (D-90), and a run that finds nothing due costs one query.
  'issue-invoices': '7 * * * *',
  // Each venue's day ends at its own hour (O-10).
  'close-days': '*/10 * * * *',
};

// A server that slept through the hour makes up for it when it wakes, once.
const BACKFILL_MS = 24 * 3_600_000;

export const periodicItems = () =>
  parseCronItems(
    Object.entries(PERIODIC).map(([task, match]) => ({
      task,
      match,
      identifier: task,
      options: { backfillPeriod: BACKFILL_MS, jobKey: task, maxAttempts: MAX_ATTEMPTS },
    })),
  );

const CONCURRENCY = 4;
/**
 * Printing has workers of its own: a printer that does not answer holds one for half a minute, and neither money nor an
 * order that nobody answers may wait for paper. Nor may either wait for the programs of others (D-731).
 */
const APART: readonly { names: ReadonlySet<string>; concurrency: number }[] = [
  { names: new Set<JobName>(['print-tickets']), concurrency: 4 },
  { names: new Set<JobName>(['send-webhooks']), concurrency: 2 },
];
const isApart = (name: string): boolean => APART.some(({ names }) => names.has(name));
export const MAX_ATTEMPTS = 25;

/**
 * Adds a job in the caller's transaction: it exists exactly when what it follows from exists.
 * The same key replaces an earlier job that has not started.
 */
export async function addJob<Name extends JobName>(
  db: Database,
  name: Name,
  payload: JobPayloads[Name],
  options: { key?: string; at?: Temporal.Instant } = {},
): Promise<void> {
  await sql`select ${jobOf(name, payload, options)}`.execute(db);
}

/** The same, as a part of the statement that writes what it follows from: one round trip instead of two. */
export function jobOf<Name extends JobName>(
  name: Name,
  payload: JobPayloads[Name],
  options: { key?: string; at?: Temporal.Instant } = {},
) {
  const runAt = options.at ? new Date(options.at.epochMilliseconds) : null;
  return addingJob(name, {
    payload: sql`${JSON.stringify(payload)}::json`,
    key: sql`${options.key ?? null}::text`,
    at: sql`${runAt}::timestamptz`,
  });
}

/** A job whose payload only the database knows, because its row is written by the same statement. */
export const addingJob = (
  name: JobName,
  job: { payload: RawBuilder<unknown>; key: RawBuilder<unknown>; at?: RawBuilder<unknown> },
): RawBuilder<unknown> => sql`graphile_worker.add_job(
    ${name}, ${job.payload}, run_at => ${job.at ?? sql`null::timestamptz`},
    max_attempts => ${MAX_ATTEMPTS}, job_key => ${job.key}
  )`;

/**
 * What became of jobs is written together, with somebody who listens for failure. Written one by one, a database that
 * is away at that moment is a promise nobody holds, which ends the process and every socket with it (F-86).
 */
const TOGETHER = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } };

/** What one runner tells of itself. Jobs are locked in its pool's name, not in that of the worker that does them. */
function watchedEvents(watch: WorkerWatch) {
  const events: WorkerEvents = new EventEmitter();
  let poolId: string | null = null;
  const resign = (): void => {
    if (poolId) watch.resign(poolId);
    poolId = null;
  };
  events.on('pool:create', ({ workerPool }) => {
    poolId = workerPool.id;
    watch.answerFor(poolId);
  });
  events.on('pool:release', resign);
  events.on('job:start', ({ job }) => watch.begin(String(job.id)));
  events.on('job:complete', ({ job }) => watch.end(String(job.id)));
  return { events, resign };
}

export async function startJobs(deps: {
  pool: pg.Pool;
  handlers: JobHandlers;
  enqueueDueJobs: () => Promise<void>;
  log: Logger;
}): Promise<{ stop: () => Promise<void> }> {
  const taskList = Object.fromEntries(
    Object.entries(deps.handlers).map(([name, handler]) => [
      name,
      (payload: unknown, _helpers: JobHelpers) =>
        (handler as (payload: unknown) => Promise<void>)(payload),
    ]),
  );
  const logger = new WorkerLogger(() => (level, message, meta) => {
    if (level === 'error') deps.log.error({ failure: meta?.['error'] }, message);
    else if (level === 'warning') deps.log.warn(message);
    else deps.log.debug(message);
  });
  const watch = await watchWorkers(deps.pool, deps.log);
  const runnerOf = (isOurs: (name: string) => boolean, concurrency: number, isMain: boolean) =>
    keepRunning({
      log: deps.log,
      start: async () => {
        const { events, resign } = watchedEvents(watch);
        const { promise, stop } = await run({
          pgPool: deps.pool,
          events,
          taskList: Object.fromEntries(Object.entries(taskList).filter(([name]) => isOurs(name))),
          parsedCronItems: isMain ? periodicItems() : [],
          concurrency,
          pollInterval: 1_000,
          noHandleSignals: true,
          logger,
          preset: TOGETHER,
        });
        return { ended: endOfRunner(events, promise).finally(resign), stop };
      },
    });
  const apart = APART.filter(({ names }) => Object.keys(taskList).some((name) => names.has(name)));
  const runners = [
    runnerOf((name) => !isApart(name), CONCURRENCY, true),
    ...apart.map(({ names, concurrency }) =>
      runnerOf((name) => names.has(name), concurrency, false),
    ),
  ];
  const due = watchDeadlines(deps);
  return {
    stop: async () => {
      await due.stop();
      await Promise.all(runners.map((runner) => runner.stop()));
      await watch.stop();
    },
  };
}
