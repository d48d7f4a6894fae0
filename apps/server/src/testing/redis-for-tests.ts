import { findFreePort } from '../platform/database/free-port.ts';
import { startRespServer } from '../platform/events/testing/resp-server.ts';
import { startRedisProgram } from './redis-program.ts';

export type RedisForTests = { url: string; close: () => Promise<void> };

/**
 * A real one where `REDIS_SERVER` names the program (`npm test` finds it), else the part of it that we use.
 * @param wanted the port, of one that comes back
 */
export async function redisForTests(wanted?: number): Promise<RedisForTests> {
  const program = process.env['REDIS_SERVER'];
  if (!program) return startRespServer(() => performance.now(), wanted);
  const port = wanted ?? (await findFreePort());
  const close = await startRedisProgram(program, port);
  return { url: `redis://127.0.0.1:${port}`, close };
}
