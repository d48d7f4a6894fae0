import { Logger as WorkerLogger, run, type JobHelpers, type Runner } from 'graphile-worker';
import { sql } from 'kysely';
import type pg from 'pg';
import type { Database } from '../database/database.ts';
import type { Logger } from '../logging/log.ts';

/** A job's name and what it carries: ids only, since the row may outlive the person (D-128). */
export type JobPayloads = {
  'take-payment-notice': { noticeId: number };
  'settle-session': { companyId: string; sessionId: string; sessionResult: string | null };
  'take-zero-payment': { companyId: string; venueId: string; cartId: string; paymentId: string };
  'expire-session': { companyId: string; sessionId: string };
  'capture-payment': { companyId: string; paymentId: string };
  'release-payment': { companyId: string; paymentId: string };
  'reject-unanswered-order': { companyId: string; orderId: string };
  'complete-unfetched-order': { companyId: string; orderId: string };
};
export type JobName = keyof JobPayloads;

/** Handlers run at least once: each must do nothing the second time. */
export type JobHandlers = { [Name in JobName]: (payload: JobPayloads[Name]) => Promise<void> };

const CONCURRENCY = 4;
const MAX_ATTEMPTS = 25;

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
  const runAt = options.at ? new Date(options.at.epochMilliseconds) : null;
  await sql`select graphile_worker.add_job(
    ${name}, ${JSON.stringify(payload)}::json,
    run_at => ${runAt}::timestamptz, max_attempts => ${MAX_ATTEMPTS}, job_key => ${options.key ?? null}
  )`.execute(db);
}

export async function startJobs(deps: {
  pool: pg.Pool;
  handlers: JobHandlers;
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
  const runner: Runner = await run({
    pgPool: deps.pool,
    taskList,
    concurrency: CONCURRENCY,
    pollInterval: 1_000,
    noHandleSignals: true,
    logger,
  });
  return { stop: () => runner.stop() };
}
