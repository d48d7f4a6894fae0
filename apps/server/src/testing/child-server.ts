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
  /** Fulfilled when the process was ended, with the signal. Rejected when it ended by itself: none ever may (F-86). */
  gone: Promise<NodeJS.Signals | null>;
  /** As a power failure would end it. */
  stop: () => Promise<void>;
  /** As an operator would: it finishes what it has begun. Fulfils `gone` with null. */
  end: () => Promise<void>;
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
  const output = readOutput(child);
  let isStopping = false;
  const gone = new Promise<NodeJS.Signals | null>((resolve, reject) => {
    // Once all it had to say is read.
    child.once('close', (code, signal) => {
      rmSync(dataDir, { recursive: true, force: true });
      if (signal !== null || (isStopping && code === 0)) resolve(signal);
      else reject(new Error(`The server ended by itself with ${code}:\n${output()}`));
    });
  });
  // Told to whoever asks; by itself it must not end the tests' own process before they say which server it was.
  gone.catch(() => undefined);
  return {
    origin: readAddress(child, output, () => isStopping),
    gone,
    stop: async () => {
      child.kill('SIGKILL');
      await gone;
    },
    end: async () => {
      isStopping = true;
      child.kill('SIGTERM');
      await gone;
    },
  };
}

/** Its last words are enough; a server that is watched for an hour says a great deal. */
const LONGEST_OUTPUT = 200_000;

function readOutput(child: ChildProcess): () => string {
  let output = '';
  const read = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-LONGEST_OUTPUT);
  };
  child.stdout?.on('data', read);
  child.stderr?.on('data', read);
  return () => output;
}

/** The server says where it listens in its log. */
function readAddress(
  child: ChildProcess,
  output: () => string,
  isStopping: () => boolean,
): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const read = () => {
      const address = /"address":"(http:[^"]+)"/.exec(output())?.[1];
      if (!address) return;
      child.stdout?.off('data', read);
      child.stderr?.off('data', read);
      resolve(address);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('close', (code, signal) => {
      if (signal === 'SIGKILL' || isStopping()) resolve(null);
      else reject(new Error(`The server ended with ${code}:\n${output()}`));
    });
  });
}
