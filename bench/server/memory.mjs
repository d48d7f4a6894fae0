import { setTimeout as wait } from 'node:timers/promises';
import { atMost } from './report.mjs';
import { memoryOf, processorSecondsOf, startShopServer } from './shop-server.mjs';
import { IDLE_MEMORY_MB } from './targets.mjs';

const QUIET_SECONDS = 5;
const WITHIN_SECONDS = 300;
/** Node gives back what starting took once nothing has been asked for a while, 15 to 25 seconds here. */
const REST_SECONDS = 60;

/** Until the server has done nothing for some seconds: the demo's pictures are painted after the doors open. */
async function untilIdle({ pid }) {
  let before = processorSecondsOf(pid);
  for (let waited = 0; waited < WITHIN_SECONDS; waited += QUIET_SECONDS) {
    await wait(QUIET_SECONDS * 1000);
    const now = processorSecondsOf(pid);
    if (now - before < QUIET_SECONDS * 0.02) return;
    before = now;
  }
  throw new Error('The server never came to rest');
}

/** The server as `npm start` runs it, with its own database and the demo loaded, after a minute of rest. */
export async function measureMemory() {
  const server = await startShopServer({ environment: { NODE_ENV: 'production' } });
  try {
    await untilIdle(server);
    await wait(REST_SECONDS * 1000);
    return [atMost('memory of the idle server, MB', IDLE_MEMORY_MB, await memoryOf(server))];
  } finally {
    await server.stop();
  }
}
