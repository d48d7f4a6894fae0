import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { findFreePort } from '../../../scripts/lib/port.mjs';
import { until } from './patience.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    origin: string;
  }
}

const START = fileURLToPath(new URL('../../e2e/start-world.mjs', import.meta.url));

/** The built server with the demo companies, for all journeys of this run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const port = await findFreePort();
  const origin = `http://localhost:${port}`;
  const server = spawn(process.execPath, [START], {
    env: { ...process.env, PORT: String(port), LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await until('the server', async () => (await fetch(`${origin}/readyz`)).ok);
  project.provide('origin', origin);
  return async () => {
    const gone = once(server, 'exit');
    server.kill('SIGTERM');
    await gone;
  };
}
