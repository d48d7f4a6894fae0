import { ensureInstalled } from './lib/install.mjs';
import { requireNodeVersion } from './lib/node-version.mjs';
import { isPortFree } from './lib/port.mjs';
import { say } from './lib/progress.mjs';

requireNodeVersion();

const port = Number(process.env.PORT || 4000);
if (!(await isPortFree(port, process.env.HOST || '127.0.0.1'))) {
  process.stderr.write(`Port ${port} is taken by another program. PORT=${port + 1} npm run dev\n`);
  process.exit(1);
}
await ensureInstalled(say);

// Only now: these import what has just been installed.
const { watchBuilds } = await import('./lib/watch-builds.mjs');
const { keepServerRunning } = await import('./lib/keep-server-running.mjs');

const server = keepServerRunning(say);
const watchers = await watchBuilds(say, () => server.restart());

async function stop() {
  await Promise.all(watchers.map((watcher) => watcher.close()));
  await server.stop();
  process.exit(0);
}
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
