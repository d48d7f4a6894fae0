import { describe, expect, it } from 'vitest';
import { makeRateCounters } from './rate-counters.ts';
import { makeTryLimit } from './try-limit.ts';

function openLimit() {
  let nowMs = 0;
  const limit = makeTryLimit(makeRateCounters(() => nowMs));
  return { limit, wait: (minutes: number) => (nowMs += minutes * 60_000) };
}

describe('tries', () => {
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
    const all = Array.from({ length: 20 }, () => limit.begin({ account: 'kim', address: '1' }));
    expect((await Promise.all(all)).filter(Boolean)).toHaveLength(5);
  });

  it('[D-108] success costs nothing', async () => {
    const { limit } = openLimit();
    const kim = { account: 'kim', address: '1' };
    for (let signIn = 0; signIn < 60; signIn += 1) {
      expect(await limit.begin(kim)).toBe(true);
      await limit.succeed(kim);
    }
  });

  it('[D-139] people behind one address do not lock each other out so soon', async () => {
    const { limit } = openLimit();
    const tries = Array.from({ length: 51 }, (_, index) =>
      limit.begin({ account: `account ${index}`, address: '1' }),
    );
    expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(50);
  });
});
