import { findFreePort } from '../platform/database/free-port.ts';
import { startRespServer } from '../platform/events/testing/resp-server.ts';
import { startRedisProgram } from './redis-program.ts';

export type RedisForTests = { url: string; close: () => Promise<void> };

/** A real one where `REDIS_SERVER` names the program (`npm test` finds it), else the part of it that we use. */
export async function redisForTests(): Promise<RedisForTests> {
  const program = process.env['REDIS_SERVER'];
  if (!program) return startRespServer(() => performance.now());
  const port = await findFreePort();
  const close = await startRedisProgram(program, port);
  return { url: `redis://127.0.0.1:${port}`, close };
}
