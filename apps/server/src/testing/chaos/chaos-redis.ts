import { findFreePort } from '../../platform/database/free-port.ts';
import { startRespServer } from '../../platform/events/testing/resp-server.ts';
import { startRedisProgram } from '../redis-program.ts';

export type ChaosRedis = {
  url: string;
  kill: () => Promise<void>;
  raise: () => Promise<void>;
};

/** A real one where `REDIS_SERVER` names the program, else the part of it that we use; either can be killed. */
export async function openChaosRedis(): Promise<ChaosRedis> {
  const port = await findFreePort();
  const program = process.env['REDIS_SERVER'];
  const start = program
    ? () => startRedisProgram(program, port)
    : async () => (await startRespServer(() => performance.now(), port)).close;
  let kill = await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    kill: () => kill(),
    raise: async () => {
      kill = await start();
    },
  };
}
