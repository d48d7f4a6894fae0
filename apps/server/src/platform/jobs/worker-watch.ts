import type pg from 'pg';
import type { Logger } from '../logging/log.ts';

/** A server that comes back at once finds its predecessor's session still open in the database for a moment. */
const FIRST_CHECKS_MS = [500, 1_000, 2_000];
const CHECK_EVERY_MS = 5_000;
/** A worker that has just been born may hold a job before its sign of life has arrived. */
const NEWBORN_MS = 2_000;

export type WorkerWatch = {
  /** From now on this process answers for the worker. */
  answerFor: (workerId: string) => void;
  stop: () => Promise<void>;
};

/**
 * A killed process leaves the jobs it was at locked, and graphile-worker frees them after four hours: too late for
 * anybody's money. Each worker therefore holds a lock of its own in PostgreSQL, which ends with its process, and jobs
 * of workers without one are given to the living.
 */
export async function watchWorkers(pool: pg.Pool, log: Logger): Promise<WorkerWatch> {
  const mine = new Set<string>();
  let sign: pg.PoolClient | null = null;
  let isStopping = false;

  async function signOfLife(): Promise<pg.PoolClient> {
    if (sign) return sign;
    const client = await pool.connect();
    client.on('error', () => {
      // The database went away: the next check signs again.
      sign = null;
    });
    for (const workerId of mine) await client.query(LOCK, [workerId]);
    sign = client;
    return client;
  }

  async function freeJobsOfTheDead(olderThanMs: number): Promise<void> {
    const client = await signOfLife();
    const { rows } = await client.query<{ id: string }>(HOLDERS, [olderThanMs]);
    for (const { id } of rows.filter((holder) => !mine.has(holder.id))) {
      const { rows: freed } = await client.query<{ isDead: boolean }>(FREE_IF_DEAD, [id]);
      if (freed[0]?.isDead) log.warn({ workerId: id }, 'jobs of a dead worker are free again');
    }
  }

  await freeJobsOfTheDead(0);
  const pauses = [...FIRST_CHECKS_MS];
  let timer: NodeJS.Timeout;
  const checkLater = (): void => {
    timer = setTimeout(() => {
      freeJobsOfTheDead(NEWBORN_MS)
        .catch((error: unknown) => {
          if (!isStopping) log.error({ err: error }, 'could not look after other workers');
        })
        .finally(() => {
          if (!isStopping) checkLater();
        });
    }, pauses.shift() ?? CHECK_EVERY_MS).unref();
  };
  checkLater();

  return {
    answerFor: (workerId) => {
      mine.add(workerId);
      const signed = signOfLife().then((client) => client.query(LOCK, [workerId]));
      signed.catch((error: unknown) => {
        if (!isStopping) log.error({ err: error }, 'a worker could not sign');
      });
    },
    stop: async () => {
      isStopping = true;
      clearTimeout(timer);
      // Destroyed, not returned: its locks end with it.
      sign?.release(true);
      sign = null;
    },
  };
}

const KEY = `hashtextextended('tallrik-worker:' || $1, 0)`;
const LOCK = `select pg_advisory_lock(${KEY})`;
const HOLDERS = `select distinct locked_by as id from graphile_worker._private_jobs
  where locked_by is not null and locked_at <= now() - $1::int * interval '1 millisecond'`;
const FREE_IF_DEAD = `with held as (select pg_try_advisory_lock(${KEY}) as is_free),
  freed as (
    select graphile_worker.force_unlock_workers(array[$1]), pg_advisory_unlock(${KEY}) from held where is_free)
  select exists (select from freed) as "isDead"`;
