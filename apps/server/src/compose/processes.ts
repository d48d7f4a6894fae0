import type { Config } from '../config.ts';
import { makeRateCounters } from '../platform/auth/rate-counters.ts';
import { makeRateLimits } from '../platform/auth/rate-limits.ts';
import { makeRedisRateCounters } from '../platform/auth/redis-rate-counters.ts';
import { makeLocalFanOuts } from '../platform/events/fan-out.ts';
import { makeRedisFanOuts } from '../platform/events/redis-fan-out.ts';
import { openRedis } from '../platform/events/redis.ts';
import type { Logger } from '../platform/logging/log.ts';

/** What the processes of a deployment share: news and counts, in Redis where there is one, else this one alone. */
export async function composeProcesses(
  config: Pick<Config, 'redisUrl' | 'callLimits'>,
  log: Logger,
  now: () => Temporal.Instant,
) {
  const redis = config.redisUrl ? await openRedis(config.redisUrl, log) : null;
  const ownCounters = makeRateCounters(() => now().epochMilliseconds);
  const counters = redis ? makeRedisRateCounters(redis, ownCounters, log) : ownCounters;
  return {
    fanOuts: redis ? makeRedisFanOuts(redis, log) : makeLocalFanOuts(),
    rates: makeRateLimits(counters, config.callLimits),
    isRedisReady: redis?.isReady ?? null,
  };
}
