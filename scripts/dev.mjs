import { ensureInstalled } from './lib/install.mjs';
import { requireNodeVersion } from './lib/node-version.mjs';
import { stopWhenNpmIsGone } from './lib/npm-parent.mjs';
import { isPortFree } from './lib/port.mjs';
import { say } from './lib/progress.mjs';

requireNodeVersion();

const port = Number(process.env.PORT || 4000);
if (!(await isPortFree(port, process.env.HOST || '127.0.0.1'))) {
  process.stderr.write(`Port ${port} is taken by another program. PORT=${port + 1} npm run dev\n`);
  process.exit(1);
}
await ensureInstalled(say);
stopWhenNpmIsGone();

// Only now: it imports what has just been installed.
const { develop } = await import('./lib/develop.mjs');
const development = await develop(say);

let isStopping = false;
async function stop() {
  // A second Ctrl-C must not start a second stop half-way through the first.
  if (isStopping) return;
  isStopping = true;
  await development.stop();
  process.exit(0);
}
process.on('SIGINT', () => void stop());
process.on('SIGTERM', () => void stop());
