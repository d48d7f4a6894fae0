import type { Redis } from '../events/redis.ts';
import type { Logger } from '../logging/log.ts';
import type { Counted, RateCounters } from './rate-counters.ts';

/**
 * Counts for all processes together. While Redis is away each process counts for itself: guests must be able to
 * order, and nobody gets unlimited tries.
 */
export const makeRedisRateCounters = (
  redis: Pick<Redis, 'together'>,
  own: RateCounters,
  log: Logger,
): RateCounters => ({
  add: async (counts) => {
    if (counts.length === 0) return [];
    try {
      const answers = await redis.together(
        counts.flatMap(({ key, windowMs }) => [
          ['SET', `tallrik:rate:${key}`, '0', 'PX', String(windowMs), 'NX'],
          ['INCR', `tallrik:rate:${key}`],
          ['PTTL', `tallrik:rate:${key}`],
        ]),
      );
      return counts.map((_, index): Counted => {
        const count = Number(answers[index * 3 + 1]);
        const resetsInMs = Number(answers[index * 3 + 2]);
        return { count, resetsInMs: Math.max(0, resetsInMs) };
      });
    } catch (error) {
      log.warn({ code: String(error) }, 'counting without Redis');
      return own.add(counts);
    }
  },
});
