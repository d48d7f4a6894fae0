import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Logger } from '../logging/log.ts';
import { jobsTable } from './runner-tables.ts';

/** Adds a job for everything of one kind whose time has come and that has none yet. */
export type EnqueueDueJobs = (db: Database, now: Temporal.Instant) => Promise<void>;

/** One look adds at most this many of a kind; what is left over is the oldest of the next look. */
export const DUE_BATCH = 500;

/** A job that waits, runs or is dead stands for its row: adding it anew would undo its back-off or raise the dead. */
export const hasNoJob = (key: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`not exists (select 1 from ${jobsTable} as known where known.key = ${key})`;

const LOOK_EVERY_MS = 1_000;

/**
 * Looks every second for rows whose own deadline has come. A row that carries its deadline needs no job written beside
 * it, found and thrown away again when all went well, which is nearly always.
 */
export function watchDeadlines(deps: { enqueueDueJobs: () => Promise<void>; log: Logger }): {
  stop: () => Promise<void>;
} {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let looking = Promise.resolve();

  function look(): void {
    looking = deps
      .enqueueDueJobs()
      .catch((error: unknown) => deps.log.warn({ err: error }, 'due work could not be looked for'))
      .then(() => {
        if (!isStopped) timer = setTimeout(look, LOOK_EVERY_MS);
      });
  }

  look();
  return {
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await looking;
    },
  };
}
