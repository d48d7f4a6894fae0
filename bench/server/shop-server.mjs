import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '../../scripts/lib/port.mjs';
import { root } from '../../scripts/lib/root.mjs';

const START_SECONDS = 120;
const STOP_SECONDS = 10;
/** Another build of the server may be measured instead, to compare it. */
const MAIN = process.env.BENCH_MAIN || path.join(root, 'apps', 'server', 'dist', 'main.js');

/**
 * The built server as a process of its own.
 * @param {{ environment: Record<string, string>, flags?: string[] }} options
 */
export async function startShopServer({ environment, flags = [] }) {
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const dataDir = mkdtempSync(path.join(tmpdir(), 'tallrik-bench-'));
  const server = spawn(process.execPath, [...flags, MAIN], {
    cwd: root,
    env: {
      ...process.env,
      DEMO: 'true',
      LOG_LEVEL: 'warn',
      // All guests of a bench come from one address.
      RATE_LIMIT_PER_ADDRESS: '0',
      RATE_LIMIT_PER_CALLER: '0',
      DATA_DIR: dataDir,
      PORT: String(port),
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(server, 'exit');
  const stop = async () => {
    server.kill('SIGTERM');
    const late = setTimeout(() => server.kill('SIGKILL'), STOP_SECONDS * 1000);
    await ended;
    clearTimeout(late);
    rmSync(dataDir, { recursive: true, force: true });
  };
  for (let second = 0; second < START_SECONDS && server.exitCode === null; second += 0.25) {
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined);
    if (answer?.ok) return { origin, pid: server.pid, dataDir, stop };
    await wait(250);
  }
  await stop();
  throw new Error('The server did not become ready');
}

/** What the process really takes from the machine. */
export async function memoryOf({ origin }) {
  const text = await (await fetch(`${origin}/metrics`)).text();
  return Number(/^tallrik_memory_bytes (\d+)/m.exec(text)?.[1]) / 1e6;
}

/** Seconds of processor time a process has used; only where the system keeps /proc. */
export function processorSecondsOf(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
