import { startRespServer } from '../platform/events/testing/resp-server.ts';

export type RedisForTests = { url: string; close: () => Promise<void> };

/** A real one where `TEST_REDIS_URL` names it, else the part of it that we use. */
export async function redisForTests(): Promise<RedisForTests> {
  const real = process.env['TEST_REDIS_URL'];
  return real
    ? { url: real, close: () => Promise.resolve() }
    : startRespServer(() => performance.now());
}
