import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Provider, ProviderOptions } from './provider-server.ts';

/** A payment provider that is somebody else's process: it delivers its webhooks by itself. */
export async function startForeignProvider(
  options: ProviderOptions,
  /** More of its environment, such as whose certificates it believes. */
  env: Record<string, string> = {},
): Promise<Provider & { stop: () => Promise<void> }> {
  const script = fileURLToPath(new URL('start-provider.mjs', import.meta.url));
  const child = spawn(process.execPath, [script], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, ...env, PROVIDER: JSON.stringify(options) },
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const provider = await new Promise<Provider>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const origin = /^provider (.+)$/.exec(line)?.[1];
      if (origin !== undefined) resolve(JSON.parse(origin) as Provider);
    });
    child.once('exit', (code) => reject(new Error(`The payment provider ended with ${code}`)));
  });
  return {
    ...provider,
    stop: () => {
      child.kill();
      return ended;
    },
  };
}
