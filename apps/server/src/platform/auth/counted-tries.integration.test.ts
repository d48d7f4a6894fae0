import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { forgetOldTries, makeCountedTries } from './counted-tries.ts';
import { makeKeyedHash } from './keyed-hash.ts';

const now = Temporal.Instant.from('2026-11-13T18:30:00Z');

describe('counted tries', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());
  const open = () =>
    makeCountedTries({ db: database.db, hash: makeKeyedHash('a'.repeat(64), 'try') });
  const key = (subject: string, maxTries = 5) => ({ subject, maxTries });

  it('[D-108] five tries in any 15 minutes, then the seconds to wait', async () => {
    const tries = open();
    for (const minutes of [0, 2, 4, 6, 8]) {
      expect(await tries.take([key('a')], now.add({ minutes }))).toEqual({ ok: true });
    }
    const refusal = await tries.take([key('a')], now.add({ minutes: 10 }));
    expect(refusal).toEqual({ ok: false, retryAfterSeconds: 5 * 60 });
    // The first has left the window, the other four have not.
    expect(await tries.take([key('a')], now.add({ minutes: 15 }))).toEqual({ ok: true });
    expect(await tries.take([key('a')], now.add({ minutes: 15 }))).toEqual({
      ok: false,
      retryAfterSeconds: 2 * 60,
    });
  });

  it('[D-108] asking while locked out does not lock out for longer', async () => {
    const tries = open();
    for (let count = 0; count < 5; count += 1) await tries.take([key('b')], now);
    for (let minutes = 1; minutes < 15; minutes += 1) {
      expect((await tries.take([key('b')], now.add({ minutes }))).ok).toBe(false);
    }
    expect((await tries.take([key('b')], now.add({ minutes: 15 }))).ok).toBe(true);
  });

  it('[D-108] of twenty tries at once, in two processes, five are allowed', async () => {
    const [one, other] = [open(), open()];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (index % 2 ? one : other).take([key('c'), key('shared', 50)], now),
      ),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(5);
  });

  it('[D-139] an address has its own, larger number', async () => {
    const tries = open();
    for (let guest = 0; guest < 10; guest += 1) {
      expect((await tries.take([key(`guest-${guest}`), key('wifi', 10)], now)).ok).toBe(true);
    }
    expect((await tries.take([key('guest-10'), key('wifi', 10)], now)).ok).toBe(false);
  });

  it('[D-108] what was right costs nothing', async () => {
    const tries = open();
    for (let count = 0; count < 12; count += 1) {
      expect((await tries.take([key('d')], now)).ok).toBe(true);
      await tries.giveBack([key('d')]);
    }
  });

  it('[D-145] stores neither number nor address, and forgets', async () => {
    const tries = open();
    await tries.take([key('+46701234567'), key('192.0.2.7')], now);
    const rows = await database.db.selectFrom('tries').selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(/46701234567|192\.0\.2/);
    await forgetOldTries(database.db, now.add({ minutes: 31 }));
    expect(await database.db.selectFrom('tries').selectAll().execute()).toEqual([]);
  });
});
