import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onlyReads } from '../../testing/database-outage.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { makeWriteProbe, whyNoWrites } from './write-probe.ts';

describe('a probe that writes', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  const spilled = async () => {
    await database.pool.query('select pg_stat_force_next_flush()');
    const { rows } = await database.pool.query<{ bytes: string }>(
      'select temp_bytes as bytes from pg_stat_database where datname = current_database()',
    );
    return Number(rows[0]?.bytes);
  };

  it('[D-283] [F-96] really takes room on the disk, and leaves its connection as it was', async () => {
    const before = await spilled();
    await makeWriteProbe(database.pool)();
    // Figures of a connection are told when it is idle for a second.
    await expect.poll(spilled, { timeout: 30_000 }).toBeGreaterThan(before);
    const { rows } = await database.pool.query(`select current_setting('work_mem') as "workMem"`);
    expect(rows).toEqual([{ workMem: '4MB' }]);
  });

  it('[D-283] [F-96] knows a database that takes no writes', async () => {
    // Each change ends all connections; the pool may still hand out one that has not heard of its end.
    const outcome = () => makeWriteProbe(database.pool)().then(() => 'writes', whyNoWrites);
    await onlyReads(database.url, true);
    await expect.poll(outcome).toBe('database is read-only');
    await onlyReads(database.url, false);
    await expect.poll(outcome).toBe('writes');
  });
});
