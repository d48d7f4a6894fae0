import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeLog } from '../logging/log.ts';
import { openDatabaseClock } from './database-clock.ts';

const DATABASE_AHEAD_MS = 1_700_000_000_000;

describe('a clock that is measured while the database is busy', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  /** A database that answers at the end of its way, or at its beginning; both are what a full pool looks like. */
  async function openClock() {
    let steady = 1_000;
    let databaseAheadMs = DATABASE_AHEAD_MS;
    let way = { thereMs: 0, backMs: 0 };
    const lines: string[] = [];
    const query = async () => {
      steady += way.thereMs;
      const ms = steady + databaseAheadMs;
      steady += way.backMs;
      return { rows: [{ ms }] };
    };
    const clock = await openDatabaseClock({
      pool: { query } as unknown as Parameters<typeof openDatabaseClock>[0]['pool'],
      log: makeLog('warn', { write: (line: string) => void lines.push(line) }),
      steadyMs: () => steady,
      machineMs: () => steady + DATABASE_AHEAD_MS,
    });
    return {
      clock,
      lines,
      offBy: () => clock.now().epochMilliseconds - (steady + databaseAheadMs),
      setDatabase: (aheadMs: number) => {
        databaseAheadMs = DATABASE_AHEAD_MS + aheadMs;
      },
      measureBy: async (next: typeof way) => {
        way = next;
        steady += 10_000;
        await vi.advanceTimersByTimeAsync(10_000);
      },
    };
  }

  it.each([
    ['for a free connection', { thereMs: 9_000, backMs: 0 }],
    ['for the answer', { thereMs: 0, backMs: 9_000 }],
    ['for both', { thereMs: 13_000, backMs: 2_000 }],
  ])('[F-88] [D-265] does not follow a measure that waited %s', async (_why, way) => {
    const { clock, lines, offBy, measureBy } = await openClock();
    expect(offBy()).toBe(0);
    await measureBy(way);
    expect(offBy()).toBe(0);
    expect(clock.aheadMs()).toBe(0);
    expect(lines).toEqual([]);
    await clock.stop();
  });

  it('[F-88] [D-265] follows a database whose own clock is another, as far as a slow measure proves it', async () => {
    const { clock, offBy, setDatabase, measureBy } = await openClock();
    setDatabase(60_000);
    await measureBy({ thereMs: 0, backMs: 4_000 });
    expect(offBy()).toBe(-4_000);
    await measureBy({ thereMs: 2, backMs: 2 });
    expect(Math.abs(offBy())).toBeLessThanOrEqual(4);
    setDatabase(-60_000);
    await measureBy({ thereMs: 2, backMs: 2 });
    expect(Math.abs(offBy())).toBeLessThanOrEqual(4);
    await clock.stop();
  });
});
