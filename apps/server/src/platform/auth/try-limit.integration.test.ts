import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { makeCountedTries } from './counted-tries.ts';
import { makeKeyedHash } from './keyed-hash.ts';
import { makeTryLimit } from './try-limit.ts';

describe('tries at the staff’s door', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  function openLimit() {
    let now = Temporal.Instant.from('2026-11-13T18:30:00Z');
    const hash = makeKeyedHash('a'.repeat(64), 'try');
    const limit = makeTryLimit(makeCountedTries({ db: database.db, hash }), () => now);
    const wait = (minutes: number) => {
      now = now.add({ minutes });
    };
    return { limit, wait };
  }

  it('[D-108] five failures in 15 minutes close an account for that time', async () => {
    const { limit, wait } = openLimit();
    const kim = { account: 'kim', address: '1' };
    for (let failure = 0; failure < 5; failure += 1) expect(await limit.begin(kim)).toBe(true);
    expect(await limit.begin(kim)).toBe(false);
    expect(await limit.begin({ ...kim, account: 'robin' })).toBe(true);
    wait(15);
    expect(await limit.begin(kim)).toBe(true);
  });

  it('[D-108] guesses made at the same moment are counted one by one', async () => {
    const { limit } = openLimit();
    const all = Array.from({ length: 20 }, () => limit.begin({ account: 'alex', address: '2' }));
    expect((await Promise.all(all)).filter(Boolean)).toHaveLength(5);
  });

  it('[D-108] success costs nothing', async () => {
    const { limit } = openLimit();
    const sam = { account: 'sam', address: '3' };
    for (let signIn = 0; signIn < 8; signIn += 1) {
      expect(await limit.begin(sam)).toBe(true);
      await limit.succeed(sam);
    }
  });

  it('[D-139] people behind one address do not lock each other out so soon', async () => {
    const { limit } = openLimit();
    const tries = Array.from({ length: 51 }, (_, index) =>
      limit.begin({ account: `account ${index}`, address: '4' }),
    );
    expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(50);
  });
});
