import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { closeDatabase, openDatabase } from '../database/database.ts';
import { makeLog } from '../logging/log.ts';
import { countDeadJobs, listDeadJobs, replayJob } from './dead-jobs.ts';
import { findJobs } from './find-jobs.ts';
import { addJob, startJobs, type JobHandlers } from './jobs.ts';
import { watchWorkers } from './worker-watch.ts';

describe('jobs of several processes', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  const payload = { companyId: 'c', paymentId: 'p' };
  const lockAs = (workerId: string, key: string) =>
    sql`update graphile_worker._private_jobs set locked_at = now(), locked_by = ${workerId}
      where key = ${key}`.execute(database.db);
  const holderOf = async (key: string) => {
    const { rows } = await sql<{ lockedBy: string | null }>`
      select locked_by as "lockedBy" from graphile_worker._private_jobs where key = ${key}`.execute(
      database.db,
    );
    return rows[0]?.lockedBy ?? null;
  };

  it('a job of a killed worker is free at the next start; a living one keeps its own', async () => {
    const log = makeLog('silent');
    await addJob(database.db, 'capture-payment', payload, { key: 'living' });
    await addJob(database.db, 'capture-payment', payload, { key: 'dead' });
    const living = await watchWorkers(database.pool, log);
    living.answerFor('worker-living');
    await expect
      .poll(async () => {
        const { rows } = await sql<{ count: number }>`
          select count(*)::int as count from pg_locks join pg_database on pg_database.oid = pg_locks.database
          where locktype = 'advisory' and granted and datname = current_database()`.execute(
          database.db,
        );
        return rows[0]?.count;
      })
      .toBe(1);
    await lockAs('worker-living', 'living');
    await lockAs('worker-killed', 'dead');
    const newcomer = await watchWorkers(database.pool, log);
    expect(await holderOf('dead')).toBeNull();
    expect(await holderOf('living')).toBe('worker-living');
    await living.stop();
    await newcomer.stop();
    const after = await watchWorkers(database.pool, log);
    // The database may need a moment to see that a session has gone; then one of the first checks finds it.
    await expect.poll(() => holderOf('living'), { timeout: 20_000 }).toBeNull();
    await after.stop();
  });

  it('an operator sees dead jobs and replays one, once', async () => {
    await addJob(database.db, 'release-payment', payload, { key: 'tired' });
    await sql`update graphile_worker._private_jobs set attempts = max_attempts, last_error = 'no'
      where key = 'tired'`.execute(database.db);
    expect(await countDeadJobs(database.db)).toBe(1);
    const [dead] = await listDeadJobs(database.db);
    expect(dead).toMatchObject({ name: 'release-payment', payload, lastError: 'no' });
    expect(await findJobs(database.db, ['tired', 'living', 'nobody'])).toEqual(
      new Map([
        ['tired', 'DEAD'],
        ['living', 'WAITING'],
      ]),
    );
    expect(await replayJob(database.db, dead?.id ?? '')).toBe(true);
    expect(await replayJob(database.db, dead?.id ?? '')).toBe(false);
    expect(await countDeadJobs(database.db)).toBe(0);
  });

  it('a job that takes long stays with the process that is at it', async () => {
    const log = makeLog('silent');
    const finishing: (() => void)[] = [];
    const handlers: Partial<JobHandlers> = {
      'capture-payment': () => new Promise<void>((resolve) => finishing.push(resolve)),
    };
    // A process has connections of its own.
    const process = openDatabase(database.url);
    const slow = await startJobs({
      pool: process.pool,
      log,
      handlers: handlers as JobHandlers,
      enqueueDueJobs: async () => undefined,
    });
    await addJob(database.db, 'capture-payment', payload, { key: 'slow' });
    await expect.poll(() => holderOf('slow')).not.toBeNull();
    const holder = await holderOf('slow');
    const newcomer = await watchWorkers(database.pool, log);
    expect(await holderOf('slow')).toBe(holder);
    await newcomer.stop();
    for (const finish of finishing) finish();
    await slow.stop();
    await closeDatabase(process);
  });

  it('[F-86] a job whose arrival was lost with the connection is free again; one that takes long stays', async () => {
    const finishing: (() => void)[] = [];
    const handlers: Partial<JobHandlers> = {
      'capture-payment': () => new Promise<void>((resolve) => finishing.push(resolve)),
    };
    const process = openDatabase(database.url);
    const jobs = await startJobs({
      pool: process.pool,
      log: makeLog('silent'),
      handlers: handlers as JobHandlers,
      enqueueDueJobs: async () => undefined,
    });
    await addJob(database.db, 'capture-payment', payload, { key: 'long' });
    await expect.poll(() => holderOf('long')).not.toBeNull();
    const holder = (await holderOf('long')) ?? '';
    // Given to the same process, which never got the answer.
    const at = Temporal.Now.instant().add({ hours: 1 });
    await addJob(database.db, 'capture-payment', payload, { key: 'lost', at });
    await sql`update graphile_worker._private_jobs
      set locked_by = ${holder}, locked_at = now() - interval '2 minutes'
      where key in ('lost', 'long')`.execute(database.db);
    await expect.poll(() => holderOf('lost'), { timeout: 20_000 }).toBeNull();
    expect(await holderOf('long')).toBe(holder);
    for (const finish of finishing) finish();
    await jobs.stop();
    await closeDatabase(process);
  });
});
