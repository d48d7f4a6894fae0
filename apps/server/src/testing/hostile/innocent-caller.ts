import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const SCRIPT = fileURLToPath(
  new URL('../../../../../scripts/lib/innocent-caller.mjs', import.meta.url),
);

export type Innocent = {
  asked: number;
  medianMs: number;
  p99Ms: number;
  longestMs: number;
  failures: string[];
};

/** Somebody who reads the menu all the while; `stop` says how long they had to wait. */
export function startInnocentCaller(origin: string, request: object) {
  const child = spawn(process.execPath, [SCRIPT, origin, JSON.stringify(request)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let written = '';
  child.stdout.on('data', (chunk: Buffer) => {
    written += chunk.toString();
  });
  return {
    stop: async (): Promise<Innocent> => {
      const exited = once(child, 'exit');
      child.stdin.end();
      await exited;
      return JSON.parse(written) as Innocent;
    },
  };
}
