import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { build } from 'vite';

const serverFolder = fileURLToPath(new URL('../..', import.meta.url));

/** The server as it is shipped, in one file; beside node_modules, where it finds what stays outside the bundle. */
export async function buildServer(): Promise<{ file: string; remove: () => void }> {
  // A clean checkout keeps all packages at the root and has no such folder here.
  const packages = join(serverFolder, 'node_modules');
  mkdirSync(packages, { recursive: true });
  const outDir = mkdtempSync(join(packages, '.crash-test-'));
  await build({
    root: serverFolder,
    configFile: join(serverFolder, 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir, emptyOutDir: false, sourcemap: false },
  });
  return {
    file: join(outDir, 'main.js'),
    remove: () => rmSync(outDir, { recursive: true, force: true }),
  };
}

export type ChildServer = {
  /** Once it listens; null when it was killed before. Rejected when it could not start at all. */
  origin: Promise<string | null>;
  /** Fulfilled when the process is gone, with the signal that ended it. */
  gone: Promise<NodeJS.Signals | null>;
  stop: () => Promise<void>;
};

/** A real server in a process of its own, ready to be killed. */
export function startChildServer(file: string, env: Record<string, string>): ChildServer {
  const dataDir = mkdtempSync(join(tmpdir(), 'tallrik-child-'));
  const child = spawn(process.execPath, [file], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      TZ: 'UTC',
      NODE_ENV: 'test',
      DEMO: 'false',
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'info',
      DATA_DIR: dataDir,
      ...env,
    },
  });
  const gone = new Promise<NodeJS.Signals | null>((resolve) => {
    child.once('exit', (_code, signal) => {
      rmSync(dataDir, { recursive: true, force: true });
      resolve(signal);
    });
  });
  return {
    origin: readAddress(child),
    gone,
    stop: async () => {
      child.kill('SIGKILL');
      await gone;
    },
  };
}

/** The server says where it listens in its log. */
function readAddress(child: ChildProcess): Promise<string | null> {
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const address = /"address":"(http:[^"]+)"/.exec(output)?.[1];
      if (address) resolve(address);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code, signal) => {
      if (signal === 'SIGKILL') resolve(null);
      else reject(new Error(`The server ended with ${code}:\n${output}`));
    });
  });
}
