import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NeighbourAway } from '../neighbours/is-away.ts';
import { openRedis } from './redis.ts';
import { makeRedisFanOuts } from './redis-fan-out.ts';
import { fanOutContract } from './testing/fan-out.contract.ts';
import { redisForTests, type RedisForTests } from '../../testing/redis-for-tests.ts';
import { startRespServer } from './testing/resp-server.ts';

const log = pino({ level: 'silent' });
let redis: RedisForTests;
beforeAll(async () => {
  redis = await redisForTests();
});
afterAll(() => redis.close());

fanOutContract('over Redis', async () => {
  const one = makeRedisFanOuts(await openRedis(redis.url, log), log);
  const other = makeRedisFanOuts(await openRedis(redis.url, log), log);
  return {
    one,
    other,
    stop: async () => {
      await one.close();
      await other.close();
    },
  };
});

describe('Redis', () => {
  it('refuses to start with an address where nobody answers', async () => {
    const gone = await startRespServer(() => 0);
    await gone.close();
    await expect(openRedis(gone.url, log)).rejects.toThrow('Redis does not answer at REDIS_URL');
  });

  it('[F-87] lost before the first channel is heard, it is away: the start is tried again and nothing stays open', async () => {
    const server = await startRespServer(() => 0);
    const opened = await openRedis(server.url, log);
    await server.close();
    await expect(makeRedisFanOuts(opened, log).make('carts')).rejects.toThrow(NeighbourAway);
    expect(opened.isReady()).toBe(false);
    await expect(opened.command('PING')).rejects.toThrow(/closed/i);
  });

  it('says when news may have been missed, and hears again', async () => {
    const server = await startRespServer(() => 0);
    const one = makeRedisFanOuts(await openRedis(server.url, log), log);
    const other = makeRedisFanOuts(await openRedis(server.url, log), log);
    const received: string[] = [];
    let gaps = 0;
    (await one.make<string>('carts')).subscribe('cart:1', (message) => received.push(message));
    one.onGap(() => (gaps += 1));
    server.cutConnections();
    await expect.poll(() => gaps).toBe(1);
    const speaker = await other.make<string>('carts');
    // The speaker's own connection may take a moment longer to be back.
    await expect
      .poll(() => {
        speaker.publish('cart:1', 'again');
        return received.length;
      })
      .toBeGreaterThan(0);
    await one.close();
    await other.close();
    await server.close();
  });

  it('does not mind words on its channel that are not its own', async () => {
    const own = await openRedis(redis.url, log);
    const received: unknown[] = [];
    const fanOut = await makeRedisFanOuts(own, log).make('carts');
    fanOut.subscribe('cart:1', (message) => received.push(message));
    const stranger = await openRedis(redis.url, log);
    await stranger.command('PUBLISH', 'tallrik:carts', 'noise');
    await stranger.command('PUBLISH', 'tallrik:carts', '{"from":"x","topic":"cart:1","message":1}');
    await expect.poll(() => received).toEqual([1]);
    await own.close();
    await stranger.close();
  });
});
