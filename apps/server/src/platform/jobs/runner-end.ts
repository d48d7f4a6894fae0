import type { WorkerEvents } from 'graphile-worker';

/** For what is still being written down when the last worker has gone; longer than that takes, it is not coming. */
const PATIENCE_MS = 3_000;

/** Told when no worker of the pool is at a job any more. */
const WORKERS_GONE = [
  'pool:gracefulShutdown:complete',
  'pool:forcefulShutdown:complete',
  'pool:forcefulShutdown:error',
  'pool:release',
] as const;

/**
 * Settled when the runner has ended, or has nobody left to end it. Two jobs whose end could not be written at once make
 * graphile-worker wait for writes that it has counted twice, and its clock may sleep for a minute: without this no
 * runner would come after it, and nobody captures, refunds or rejects (F-86).
 */
export const endOfRunner = (events: WorkerEvents, ended: Promise<unknown>): Promise<unknown> =>
  Promise.race([
    ended,
    new Promise<void>((resolve) => {
      for (const gone of WORKERS_GONE)
        events.once(gone, () => void setTimeout(resolve, PATIENCE_MS).unref());
    }),
  ]);
