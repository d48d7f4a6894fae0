import { realpathSync } from 'node:fs';
import path from 'node:path';
import { createServer } from 'vite';
import { findFreePort } from './port.mjs';
import { root } from './root.mjs';

/** A save of several files ends in one restart. */
const QUIET_MS = 100;
/** Stands in what Vite adds to a page until the server puts the page's own there. */
const NONCE = 'NONCE_OF_THE_PAGE';

/** Vite beside our own server: it serves sources, tells browsers of changes, and never listens for pages. */
async function openVite(app, settings) {
  const socketPort = settings.isForBrowsers ? await findFreePort() : null;
  const vite = await createServer({
    root: path.join(root, 'apps', app),
    mode: 'development',
    appType: 'custom',
    logLevel: 'warn',
    clearScreen: false,
    ...(settings.isForBrowsers ? { html: { cspNonce: NONCE } } : {}),
    optimizeDeps: settings.isForBrowsers
      ? { entries: ['src/app/entry-client.tsx'] }
      : { noDiscovery: true, include: [] },
    server: {
      middlewareMode: true,
      hmr: socketPort === null ? false : { port: socketPort },
      ...(socketPort === null ? { ws: false } : {}),
      // A tree whose packages are links elsewhere is served from there.
      fs: {
        allow: ['.', 'packages', 'node_modules'].map((part) => realpathSync(path.join(root, part))),
      },
    },
  });
  return { vite, socketPort };
}

const appOf = (vite) => ({
  middlewares: vite.middlewares,
  transformIndexHtml: (url, html) => vite.transformIndexHtml(url, html),
  ssrLoadModule: (file) => vite.ssrLoadModule(file),
  ssrFixStacktrace: (error) => vite.ssrFixStacktrace(error),
});

/**
 * The whole product from its sources in this process: both apps through Vite, the server started again when its own
 * code changes. Database, simulator's books and sign-ins are in the data folder and stay.
 * @param {(message: string) => void} say
 */
export async function develop(say) {
  const [guest, console, server] = await Promise.all([
    openVite('ordering', { isForBrowsers: true }),
    openVite('console', { isForBrowsers: true }),
    openVite('server', { isForBrowsers: false }),
  ]);
  const ports = [guest.socketPort, console.socketPort];
  const developed = {
    guest: appOf(guest.vite),
    console: appOf(console.vite),
    sockets: ports.flatMap((port) => [`ws://localhost:${port}`, `ws://127.0.0.1:${port}`]),
    nonce: NONCE,
  };
  const given = {
    environment: process.env,
    appsFolder: path.join(root, 'apps', path.sep),
    demoPictures: path.join(root, 'apps', 'server', 'src', 'demo', 'pictures', 'painted'),
    progress: say,
  };
  const load = () => server.vite.ssrLoadModule('/src/develop.ts');

  const first = await load();
  const database = await first.openDevelopmentDatabase(given);
  let running = await first.startDevelopmentServer(given, database?.url ?? null, developed);
  process.stdout.write(running.welcome);

  /** What does not load leaves the server of before in place. */
  async function startAgain() {
    try {
      const { startDevelopmentServer } = await load();
      await running?.stop();
      running = null;
      running = await startDevelopmentServer(given, database?.url ?? null, developed);
      say('The server runs what was saved');
    } catch (error) {
      server.vite.ssrFixStacktrace(error);
      say(`The server does not start: ${error.stack ?? error.message}`);
    }
  }

  let timer;
  // One after the other: a new server must not find the port still taken.
  let turn = Promise.resolve();
  server.vite.watcher.on('change', (file) => {
    if (!server.vite.moduleGraph.getModulesByFile(file)?.size) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      turn = turn.then(startAgain);
    }, QUIET_MS);
  });

  return {
    async stop() {
      clearTimeout(timer);
      await turn;
      await running?.stop();
      await database?.stop();
      await Promise.all([guest, console, server].map(({ vite }) => vite.close()));
    },
  };
}
