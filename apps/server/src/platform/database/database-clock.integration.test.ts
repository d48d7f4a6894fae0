import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { makeLog } from '../logging/log.ts';
import { openDatabaseClock } from './database-clock.ts';

describe('the time that counts', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  const databaseNow = async () => {
    const { rows } = await database.pool.query<{ at: Date }>('select clock_timestamp() as at');
    return rows[0]?.at.getTime() ?? 0;
  };

  it.each([0, 15 * 60_000, -2 * 3_600_000])(
    '[F-88] [D-265] is the database’s, on a machine whose clock is %i ms ahead',
    async (aheadMs) => {
      const lines: string[] = [];
      const log = makeLog('warn', { write: (line: string) => void lines.push(line) });
      const clock = await openDatabaseClock({
        pool: database.pool,
        log,
        machineMs: () => Date.now() + aheadMs,
      });
      const before = await databaseNow();
      const now = clock.now().epochMilliseconds;
      const after = await databaseNow();
      // What the way to the database and back can take on a busy machine.
      expect(now).toBeGreaterThan(before - 1_000);
      expect(now).toBeLessThan(after + 1_000);
      expect(Math.abs(clock.aheadMs() - aheadMs)).toBeLessThan(2_000);
      expect(lines).toHaveLength(aheadMs === 0 ? 0 : 1);
      await clock.stop();
    },
  );

  it('[F-88] goes on while the database is away, and does not follow a machine’s clock that is set', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let steady = 1_000;
    let machine = 0;
    let queryCount = 0;
    const clock = await openDatabaseClock({
      pool: {
        query: (async () => {
          queryCount += 1;
          if (queryCount > 1) throw new Error('away');
          return { rows: [{ ms: 5_000_000 }] };
        }) as unknown as TestDatabase['pool']['query'],
      },
      log: makeLog('silent'),
      steadyMs: () => steady,
      machineMs: () => machine,
    });
    expect(clock.now().epochMilliseconds).toBe(5_000_000);
    machine = 9_000_000;
    steady += 60_000;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(queryCount).toBeGreaterThan(3);
    expect(clock.now().epochMilliseconds).toBe(5_060_000);
    await clock.stop();
    vi.useRealTimers();
  });
});
