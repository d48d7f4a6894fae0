import type pg from 'pg';
import type { Logger } from '../logging/log.ts';
import { JOBS_TABLE } from './runner-tables.ts';

/** A server that comes back at once finds its predecessor's session still open in the database for a moment. */
const FIRST_CHECKS_MS = [500, 1_000, 2_000];
const CHECK_EVERY_MS = 5_000;
/** A worker that has just been born may hold a job before its sign of life has arrived. */
const NEWBORN_MS = 2_000;
/** Longer than the answer to any question on its way to or from the database can take. */
const LOST_AFTER_MS = 60_000;

export type WorkerWatch = {
  /** From now on this process answers for the worker. */
  answerFor: (workerId: string) => void;
  /** The worker is no more: what it had not finished is for others. */
  resign: (workerId: string) => void;
  /** One of this process's workers is at the job, and is no more. */
  begin: (jobId: string) => void;
  end: (jobId: string) => void;
  stop: () => Promise<void>;
};

/**
 * A killed process leaves the jobs it was at locked, and graphile-worker frees them after four hours: too late for
 * anybody's money. Each worker therefore holds a lock of its own in PostgreSQL, which ends with its process, and jobs
 * of workers without one are given to the living. So is a job of ours that none of ours is at: it was given to us in
 * the moment in which the connection broke, and nobody ever heard of it.
 */
export async function watchWorkers(pool: pg.Pool, log: Logger): Promise<WorkerWatch> {
  const mine = new Set<string>();
  /** Jobs that ours are at; those that have ended, with when. */
  const jobs = new Map<string, number | null>();
  let sign: Sign | null = null;
  let signing: Promise<Sign> | null = null;
  let isStopping = false;

  async function signOfLife(): Promise<pg.PoolClient> {
    // The database went away: the next check signs again.
    if (sign?.isAlive()) return sign.client;
    if (isStopping) throw new Error('Nobody is watched any more');
    // Two at once would take two connections and hold one of them for ever.
    signing ??= openSign(pool, mine).finally(() => {
      signing = null;
    });
    sign = await signing;
    return sign.client;
  }

  async function freeLostJobs(): Promise<void> {
    const longAgo = performance.now() - LOST_AFTER_MS;
    for (const [id, endedAt] of jobs) if (endedAt !== null && endedAt < longAgo) jobs.delete(id);
    const client = await signOfLife();
    const { rows } = await client.query<{ id: string }>(LONG_AT, [[...mine], LOST_AFTER_MS]);
    const lost = rows.filter(({ id }) => !jobs.has(id)).map(({ id }) => id);
    if (lost.length === 0) return;
    await client.query(FREE_LOST, [[...mine], LOST_AFTER_MS, lost]);
    for (const id of lost) log.warn({ jobId: id }, 'a job that never arrived is free again');
  }

  async function freeJobsOfTheDead(olderThanMs: number): Promise<void> {
    const client = await signOfLife();
    const { rows } = await client.query<{ id: string }>(HOLDERS, [olderThanMs]);
    for (const { id } of rows.filter((holder) => !mine.has(holder.id))) {
      const { rows: freed } = await client.query<{ isDead: boolean }>(FREE_IF_DEAD, [id]);
      if (freed[0]?.isDead) log.warn({ workerId: id }, 'jobs of a dead worker are free again');
    }
  }

  // A database that is away right now is asked again, as at any other time.
  await freeJobsOfTheDead(0).catch((error: unknown) =>
    log.warn({ err: error }, 'could not look after other workers'),
  );
  const pauses = [...FIRST_CHECKS_MS];
  let timer: NodeJS.Timeout;
  const checkLater = (): void => {
    timer = setTimeout(() => {
      freeJobsOfTheDead(NEWBORN_MS)
        .then(freeLostJobs)
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
    resign: (workerId) => {
      mine.delete(workerId);
      // The lock may be gone with its connection already; then there is nothing to give back.
      sign?.client.query(UNLOCK, [workerId]).catch(() => undefined);
    },
    begin: (jobId) => jobs.set(jobId, null),
    // What became of it is still to be written down.
    end: (jobId) => jobs.set(jobId, performance.now()),
    stop: async () => {
      isStopping = true;
      clearTimeout(timer);
      // One that is just being opened would be held for ever, and the pool could never close.
      const last = await signing?.catch(() => null);
      // Destroyed, not returned: its locks end with it.
      for (const lock of [sign, last]) lock?.letGo();
      sign = null;
    },
  };
}

type Sign = {
  client: pg.PoolClient;
  /** False once its connection broke, also if that was while it was being opened. */
  isAlive: () => boolean;
  letGo: () => void;
};

/** A connection that holds the locks of these workers for as long as it lives. */
async function openSign(pool: pg.Pool, workerIds: Iterable<string>): Promise<Sign> {
  const client = await pool.connect();
  let isAlive = true;
  const letGo = () => {
    if (!isAlive) return;
    isAlive = false;
    // Destroyed: kept, each outage would cost the pool a connection, until none is left.
    client.release(true);
  };
  client.once('error', letGo);
  try {
    for (const workerId of workerIds) await client.query(LOCK, [workerId]);
  } catch (error) {
    letGo();
    throw error;
  }
  return { client, isAlive: () => isAlive, letGo };
}

const KEY = `hashtextextended('tallrik-worker:' || $1, 0)`;
const LOCK = `select pg_advisory_lock(${KEY})`;
const UNLOCK = `select pg_advisory_unlock(${KEY})`;
const HOLDERS = `select distinct locked_by as id from ${JOBS_TABLE}
  where locked_by is not null and locked_at <= now() - $1::int * interval '1 millisecond'`;
const FREE_IF_DEAD = `with held as (select pg_try_advisory_lock(${KEY}) as is_free),
  freed as (
    select graphile_worker.force_unlock_workers(array[$1]), pg_advisory_unlock(${KEY}) from held where is_free)
  select exists (select from freed) as "isDead"`;
const OURS_FOR_LONG = `locked_by = any($1) and locked_at <= now() - $2::int * interval '1 millisecond'`;
const LONG_AT = `select id::text from ${JOBS_TABLE} where ${OURS_FOR_LONG}`;
const FREE_LOST = `update ${JOBS_TABLE} set locked_by = null, locked_at = null
  where ${OURS_FOR_LONG} and id = any($3::bigint[])`;
