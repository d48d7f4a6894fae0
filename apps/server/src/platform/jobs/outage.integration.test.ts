import { sql } from 'kysely';
import { describe, it, expect, beforeAll, afterAll, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { takeAway } from '../../testing/database-outage.ts';
import { closeDatabase, openDatabase } from '../database/database.ts';
import { makeLog } from '../logging/log.ts';
import { addJob, startJobs, type JobHandlers } from './jobs.ts';

describe('jobs and a database that goes away', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  const waitingOf = async (how: string) => {
    const { rows } = await sql<{ key: string }>`
      select key from graphile_worker._private_jobs where key like ${`${how} %`}`.execute(
      database.db,
    );
    return rows.map(({ key }) => key);
  };
  /** How many jobs the runner has said of that it could not write what became of them. */
  const unwrittenOf = (lines: string[]) =>
    lines
      .map((line) => /Failed to (?:complete|fail) jobs ([^:]*):/.exec(line)?.[1] ?? '')
      .reduce((count, jobs) => count + jobs.split(',').filter(Boolean).length, 0);
  const nextLoopTurn = () => new Promise((resolve) => void setTimeout(resolve, 0));

  it.each([
    ['a job that fails', 'fail', 1],
    ['each of several jobs that fail', 'fail', 3],
    ['a job that ends well', 'end well', 1],
    ['each of several jobs that end well', 'end well', 3],
  ] as const)(
    '[F-86] %s while the database is away is done again; the process lives on',
    async (_title, how, count) => {
      // The job runner says on the console itself that a worker of its ended, and what it will try again.
      vi.spyOn(console, 'trace').mockImplementation(() => undefined);
      // Connections of its own, as a process has.
      const process = openDatabase(database.url);
      const keys = Array.from({ length: count }, (_, number) => `${how} ${number}`);
      const attempts = new Map<string, (() => void)[]>();
      const attemptsAt = (key: string) => attempts.get(key) ?? [];
      const handlers: Partial<JobHandlers> = {
        'capture-payment': ({ paymentId: key }) =>
          new Promise<void>((resolve, reject) => {
            const isFirst = attemptsAt(key).length === 0;
            const end = () => (how === 'fail' && isFirst ? reject(new Error('no')) : resolve());
            attempts.set(key, [...attemptsAt(key), end]);
          }),
      };
      const lines: string[] = [];
      const jobs = await startJobs({
        pool: process.pool,
        log: makeLog('error', { write: (line: string) => void lines.push(line) }),
        handlers: handlers as JobHandlers,
        enqueueDueJobs: async () => undefined,
      });
      for (let outage = 1; outage <= 2; outage += 1) {
        attempts.clear();
        for (const key of keys)
          await addJob(database.db, 'capture-payment', { companyId: 'c', paymentId: key }, { key });
        await expect
          .poll(() => keys.map((key) => attemptsAt(key).length), { timeout: 20_000 })
          .toEqual(keys.map(() => 1));
        const away = await takeAway(database.url);
        lines.length = 0;
        for (const key of keys) {
          attemptsAt(key)[0]?.();
          // Each is written by itself, while the others are on their way.
          await nextLoopTurn();
          await nextLoopTurn();
        }
        // Before it comes back, each has failed to be written.
        await expect.poll(() => unwrittenOf(lines), { timeout: 20_000 }).toBe(count);
        await away.giveBack();
        const isDone = async () => {
          for (const key of keys) for (const end of attemptsAt(key).slice(1)) end();
          return (await waitingOf(how)).length === 0;
        };
        await expect.poll(isDone, { timeout: 60_000 }).toBe(true);
        for (const key of keys) expect(attemptsAt(key).length, key).toBeGreaterThanOrEqual(2);
      }
      await jobs.stop();
      // None was lost with its database; the one that listens may be on its way back just now.
      await expect
        .poll(() => process.pool.totalCount - process.pool.idleCount, { timeout: 20_000 })
        .toBe(0);
      await closeDatabase(process);
    },
    240_000,
  );
});
