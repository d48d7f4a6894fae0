// Runs before anything is installed: only what Node itself brings may be imported here and in
// what this file imports.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { requireNodeVersion } from './lib/node-version.mjs';

requireNodeVersion();

const { say } = await import('./lib/progress.mjs');
const { isPortFree } = await import('./lib/port.mjs');
const { ensureInstalled } = await import('./lib/install.mjs');
const { buildAll } = await import('./lib/build-all.mjs');
const { stopWhenNpmIsGone } = await import('./lib/npm-parent.mjs');
const { root } = await import('./lib/root.mjs');

const port = Number(process.env.PORT || 4000);
const host = process.env.HOST || '127.0.0.1';

try {
  // First of all: nobody should wait for an installation to learn this.
  if (!(await isPortFree(port, host))) {
    throw new Error(
      `Port ${port} is taken by another program. Stop it, or choose another port: PORT=${port + 1} npm start`,
    );
  }
  await ensureInstalled(say);
  await buildAll(say);
  say('Starting the server');
  stopWhenNpmIsGone();
  process.chdir(root);
  process.setSourceMapsEnabled(true);
  // In this process, not in another one: a `kill -9` must not leave a server behind that holds the port.
  await import(pathToFileURL(path.join(root, 'apps', 'server', 'dist', 'main.js')).href);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
