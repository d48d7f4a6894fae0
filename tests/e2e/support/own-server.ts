import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '../../../scripts/lib/port.mjs';

const MAIN = fileURLToPath(new URL('../../../apps/server/dist/main.js', import.meta.url));

export type OwnServer = {
  origin: string;
  /** Where its own database, uploads and secrets lie. */
  dataDir: string;
  /** What it has written to its output since it was started last. */
  output: () => string;
  /** @param changed what is new in its environment, from now on */
  start: (changed?: Record<string, string>) => Promise<void>;
  /** As a power cut would: no signal handler runs, the database stays behind as an orphan. */
  killHard: () => Promise<void>;
  stop: () => Promise<void>;
};

/** As an operator starts it: nothing of the demo, an administrator to be invited, a log of JSON lines. */
export const PRODUCTION = {
  NODE_ENV: 'production',
  DEMO: 'false',
  TOKEN_SECRET_SEED: '0'.repeat(64),
  FIRST_ADMIN_EMAIL: 'first@platform.example',
  LOG_LEVEL: 'info',
  HAND_OVER_SECONDS: '0',
};

/** A server of the test's own, to be killed and started again on the same port and data. */
export async function makeOwnServer(settings: Record<string, string> = {}): Promise<OwnServer> {
  const port = await findFreePort();
  const dataDir = mkdtempSync(join(tmpdir(), `tallrik-test-${process.pid}-`));
  chmodSync(dataDir, 0o755);
  const origin = `http://localhost:${port}`;
  let child: ChildProcess | null = null;
  let output = '';
  let environment = settings;

  const ended = (process: ChildProcess) =>
    new Promise<void>((resolve) => process.once('exit', () => resolve()));
  return {
    origin,
    dataDir,
    output: () => output,
    start: async (changed = {}) => {
      environment = { ...environment, ...changed };
      const env = {
        ...process.env,
        NODE_ENV: 'test',
        DEMO: 'true',
        DATA_DIR: dataDir,
        PORT: String(port),
        LOG_LEVEL: 'error',
        ...environment,
      };
      const started = spawn(process.execPath, [MAIN], {
        env,
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      child = started;
      await new Promise<void>((resolve, reject) => {
        // Of this start only, and joined: the pipe may cut a line in two.
        output = '';
        started.stdout.setEncoding('utf8').on('data', (text: string) => {
          output += text;
          if (/Tallrik is open|"msg":"open"/.test(output)) resolve();
        });
        started.once('exit', (code) => reject(new Error(`The server ended with ${code}`)));
      });
    },
    killHard: async () => {
      if (!child) return;
      const gone = ended(child);
      child.kill('SIGKILL');
      await gone;
    },
    stop: async () => {
      if (child && child.exitCode === null && child.signalCode === null) {
        const gone = ended(child);
        child.kill('SIGTERM');
        await gone;
      }
      rmSync(dataDir, { recursive: true, force: true });
      // Ended by itself it has said why on our own output; told to stop it ends with 0.
      if (child?.exitCode) throw new Error(`The server ended with ${child.exitCode}`);
    },
  };
}
