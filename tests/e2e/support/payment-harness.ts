import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export type PaymentHarness = { origin: string; stop: () => Promise<void> };

/** Starts the harness in a process of its own, because it is bundled as the product is. */
export async function startPaymentHarness(): Promise<PaymentHarness> {
  const script = fileURLToPath(new URL('../payment-harness/start-harness.mjs', import.meta.url));
  const child = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const origin = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const address = /^harness (\S+)$/.exec(line)?.[1];
      if (address !== undefined) resolve(address);
    });
    child.once('exit', (code) => reject(new Error(`The payment harness ended with ${code}`)));
  });
  return {
    origin,
    stop: () => {
      child.kill();
      return ended;
    },
  };
}
