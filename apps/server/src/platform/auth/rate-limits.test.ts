import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openRedis, type Redis } from '../events/redis.ts';
import { redisForTests, type RedisForTests } from '../../testing/redis-for-tests.ts';
import { makeRateCounters, type RateCounters } from './rate-counters.ts';
import { makeRateLimits, retryAfterSeconds } from './rate-limits.ts';
import { makeRedisRateCounters } from './redis-rate-counters.ts';

const log = pino({ level: 'silent' });
const LIMITS = { perCallerPerMinute: 3, perAddressPerMinute: 5 };

/** What every kind of counter does. A key per test: a real Redis remembers. */
function countersContract(name: string, open: () => RateCounters): void {
  describe(`counters ${name}`, () => {
    const run = `${name}-${Date.now()}-${process.pid}`;

    it('count each key by itself and say when the window ends', async () => {
      const counters = open();
      const of = (key: string) => ({ key: `${run}-a-${key}`, windowMs: 60_000 });
      const [first, second] = await counters.add([of('one'), of('two')]);
      expect([first?.count, second?.count]).toEqual([1, 1]);
      const [again] = await counters.add([of('one')]);
      expect(again?.count).toBe(2);
      expect(again?.resetsInMs).toBeGreaterThan(50_000);
      expect(again?.resetsInMs).toBeLessThanOrEqual(60_000);
    });

    it('begin anew when the window has ended', async () => {
      const counters = open();
      const key = `${run}-c`;
      await counters.add([{ key, windowMs: 20 }]);
      await expect
        .poll(async () => (await counters.add([{ key, windowMs: 20 }]))[0]?.count, { interval: 50 })
        .toBe(1);
    });
  });
}

let server: RedisForTests;
let redis: Redis;
beforeAll(async () => {
  server = await redisForTests();
  redis = await openRedis(server.url, log);
});
afterAll(async () => {
  await redis.close();
  await server.close();
});
countersContract('in process', () => makeRateCounters(() => performance.now()));
countersContract('in Redis', () =>
  makeRedisRateCounters(
    redis,
    makeRateCounters(() => 0),
    log,
  ),
);

describe('limits', () => {
  const openLimits = (limits = LIMITS) => {
    let nowMs = 0;
    const rates = makeRateLimits(
      makeRateCounters(() => nowMs),
      limits,
    );
    return { rates, wait: (ms: number) => (nowMs += ms) };
  };

  it('[D-139] a caller has its own limit, and is told when to come back', async () => {
    const { rates, wait } = openLimits();
    for (let call = 0; call < 3; call += 1) expect(await rates.call('cart-1', 'a')).toBeNull();
    wait(20_500);
    const overrun = await rates.call('cart-1', 'a');
    expect(overrun).toEqual({ retryAfterMs: 39_500 });
    expect(overrun && retryAfterSeconds(overrun)).toBe(40);
    expect(await rates.call('cart-2', 'a')).toBeNull();
    wait(39_500);
    expect(await rates.call('cart-1', 'a')).toBeNull();
  });

  it('[D-139] an address has a limit too, last and wider', async () => {
    const { rates } = openLimits();
    for (let call = 0; call < 5; call += 1)
      expect(await rates.call(`cart-${call}`, 'a')).toBeNull();
    expect(await rates.call('cart-9', 'a')).not.toBeNull();
    expect(await rates.call('cart-9', 'b')).toBeNull();
  });

  it('0 is no limit', async () => {
    const { rates } = openLimits({ perCallerPerMinute: 0, perAddressPerMinute: 0 });
    for (let call = 0; call < 50; call += 1) expect(await rates.call('cart', 'a')).toBeNull();
  });

  it('[D-96] receipts by id are limited per address', async () => {
    const { rates } = openLimits();
    for (let look = 0; look < 1_200; look += 1) expect(await rates.receipt('a')).toBeNull();
    expect(await rates.receipt('a')).not.toBeNull();
    expect(await rates.receipt('b')).toBeNull();
  });

  it('a Redis that is away leaves each process to count for itself', async () => {
    const away = { together: () => Promise.reject(new Error('gone')) };
    const counters = makeRedisRateCounters(
      away,
      makeRateCounters(() => 0),
      log,
    );
    const rates = makeRateLimits(counters, LIMITS);
    for (let call = 0; call < 3; call += 1) await rates.call('cart', 'a');
    expect(await rates.call('cart', 'a')).not.toBeNull();
  });

  it('ever new names do not fill the memory', async () => {
    const counters = makeRateCounters(() => 0);
    for (let name = 0; name < 100_002; name += 1)
      await counters.add([{ key: `${name}`, windowMs: 1 }]);
    const [first] = await counters.add([{ key: '0', windowMs: 1 }]);
    expect(first?.count).toBe(1);
  });
});
