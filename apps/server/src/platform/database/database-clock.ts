import type pg from 'pg';
import type { Logger } from '../logging/log.ts';

const MEASURE_EVERY_MS = 10_000;
/** Beyond this an operator should know; nothing goes wrong by it. */
export const TOLERATED_MS = 5_000;

export type DatabaseClock = {
  now: () => Temporal.Instant;
  /** How far this machine's own clock is ahead of the database's; negative behind it. */
  aheadMs: () => number;
  stop: () => Promise<void>;
};

type Deps = {
  pool: Pick<pg.Pool, 'query'>;
  log: Logger;
  /** Only ever forward, whatever somebody does to the machine's clock. */
  steadyMs?: () => number;
  machineMs?: () => number;
};

/**
 * The time of the database, which all processes share. Deadlines are written and compared by it: a process that
 * trusted a clock of its own, a quarter of an hour ahead, would reject everybody's orders within a second (F-88).
 */
export async function openDatabaseClock({
  pool,
  log,
  steadyMs = () => performance.now(),
  machineMs = () => Temporal.Now.instant().epochMilliseconds,
}: Deps): Promise<DatabaseClock> {
  let offsetMs: number | null = null;
  let aheadMs = 0;
  let isOff = false;

  async function measure(): Promise<void> {
    const startedMs = steadyMs();
    const { rows } = await pool.query<{ ms: number }>(
      'select extract(epoch from clock_timestamp())::float8 * 1000 as ms',
    );
    const answered = steadyMs();
    const databaseMs = rows[0]?.ms;
    if (databaseMs === undefined) throw new Error('The database did not say what time it is');
    offsetMs = offsetWithin(databaseMs - answered, databaseMs - startedMs, offsetMs);
    aheadMs = Math.round(machineMs() - (answered + offsetMs));
    warnOnce();
  }

  function warnOnce(): void {
    const wasOff = isOff;
    isOff = Math.abs(aheadMs) > TOLERATED_MS;
    if (isOff && !wasOff)
      log.warn({ aheadMs }, 'this machine’s clock is off; the time of the database counts');
    if (!isOff && wasOff) log.info('this machine’s clock is right again');
  }

  await measure();
  let timer: NodeJS.Timeout | undefined;
  let measuring = Promise.resolve();
  let isStopped = false;
  const measureLater = (): void => {
    timer = setTimeout(() => {
      measuring = measure()
        // Away: the last measure goes on counting.
        .catch((error: unknown) => log.debug({ err: error }, 'the clock was not compared'))
        .then(() => {
          if (!isStopped) measureLater();
        });
    }, MEASURE_EVERY_MS).unref();
  };
  measureLater();

  return {
    now: () => Temporal.Instant.fromEpochMilliseconds(Math.floor(steadyMs() + (offsetMs ?? 0))),
    aheadMs: () => aheadMs,
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await measuring;
    },
  };
}

/**
 * The database answered at some moment between the question and the answer, nobody knows at which. A measure that
 * waited seconds for a free connection therefore proves little: what is known already stays, unless it is disproved.
 * Taking the middle of the wait put the time seconds ahead, and orders were rejected that much early.
 */
const offsetWithin = (least: number, most: number, known: number | null): number =>
  known === null ? (least + most) / 2 : Math.min(Math.max(known, least), most);
