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

  const isWaiting = async (key: string) => {
    const { rows } = await sql`
      select 1 from graphile_worker._private_jobs where key = ${key}`.execute(database.db);
    return rows.length > 0;
  };

  it.each(['fails', 'ends well'])(
    '[F-86] a job that %s while the database is away is done again; the process lives on',
    async (how) => {
      // The job runner says on the console itself that a worker of its ended.
      vi.spyOn(console, 'trace').mockImplementation(() => undefined);
      // Connections of its own, as a process has.
      const process = openDatabase(database.url);
      const attempts: (() => void)[] = [];
      const handlers: Partial<JobHandlers> = {
        'capture-payment': () =>
          new Promise<void>((resolve, reject) => {
            const isFirst = attempts.length === 0;
            attempts.push(() => (how === 'fails' && isFirst ? reject(new Error('no')) : resolve()));
          }),
      };
      const jobs = await startJobs({
        pool: process.pool,
        log: makeLog('silent'),
        handlers: handlers as JobHandlers,
        addDueJobs: async () => undefined,
      });
      for (let outage = 1; outage <= 2; outage += 1) {
        attempts.length = 0;
        await addJob(
          database.db,
          'capture-payment',
          { companyId: 'c', paymentId: 'p' },
          { key: how },
        );
        await expect.poll(() => attempts.length, { timeout: 20_000 }).toBe(1);
        const away = await takeAway(database.url);
        attempts[0]?.();
        // Somebody has to find out that nothing can be written now.
        await expect(process.pool.query('select 1')).rejects.toThrow(/connections|terminat/);
        await away.giveBack();
        // Done well, it may still have been written down in the last moment, and then is not done again.
        const isDone = async () => {
          for (const end of attempts.slice(1)) end();
          return !(await isWaiting(how));
        };
        await expect.poll(isDone, { timeout: 40_000 }).toBe(true);
        expect(attempts.length).toBeGreaterThanOrEqual(how === 'fails' ? 2 : 1);
      }
      await jobs.stop();
      // None was lost with its database.
      expect(process.pool.idleCount).toBe(process.pool.totalCount);
      await closeDatabase(process);
    },
    180_000,
  );
});
