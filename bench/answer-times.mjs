import { withDemoServer } from '../scripts/lib/demo-server.mjs';

const PATHS = ['/healthz', '/nordbro', '/smash', '/lokanta', '/console'];
const CLIENTS = [1, 8];
const SECONDS = 3;

/** As many requests as the clients can send, one after the other each, for some seconds. */
async function measure(address, clients) {
  const times = [];
  const end = performance.now() + SECONDS * 1000;
  const client = async () => {
    while (performance.now() < end) {
      const startedAt = performance.now();
      const answer = await fetch(address);
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
      times.push(performance.now() - startedAt);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  times.sort((a, b) => a - b);
  const at = (share) => times[Math.floor((times.length - 1) * share)].toFixed(1).padStart(8);
  return `${String(Math.round(times.length / SECONDS)).padStart(7)} ${at(0.5)} ${at(0.99)}`;
}

/** Answer times of the built server with the demo companies. */
export const printAnswerTimes = () =>
  withDemoServer(async (origin) => {
    process.stdout.write('\npath        clients     /s   p50 ms   p99 ms\n');
    for (const page of PATHS) {
      for (const clients of CLIENTS) {
        const figures = await measure(origin + page, clients);
        process.stdout.write(`${page.padEnd(12)}${String(clients).padStart(7)} ${figures}\n`);
      }
    }
  });
