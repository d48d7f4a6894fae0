import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from './port.mjs';
import { root } from './root.mjs';

const START_SECONDS = 120;

async function waitUntilReady(origin, server) {
  for (let second = 0; second < START_SECONDS && server.exitCode === null; second += 0.5) {
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await wait(500);
  }
  throw new Error('The server did not become ready');
}

/**
 * Runs the built product with the demo companies on a free port, in a data folder that is gone afterwards.
 * @template T
 * @param {(origin: string) => Promise<T>} work
 * @param {Record<string, string>} environment
 */
export async function withDemoServer(work, environment = {}) {
  const port = await findFreePort();
  const origin = `http://localhost:${port}`;
  const server = spawn(process.execPath, [path.join(root, 'tests', 'e2e', 'start-world.mjs')], {
    env: { ...process.env, PORT: String(port), LOG_LEVEL: 'warn', ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(server, 'exit');
  try {
    await waitUntilReady(origin, server);
    return await work(origin);
  } finally {
    server.kill('SIGTERM');
    await ended;
  }
}
