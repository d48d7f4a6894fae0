import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './lib/install.mjs';
import { requireNodeVersion } from './lib/node-version.mjs';
import { say } from './lib/progress.mjs';

requireNodeVersion();
await ensureInstalled(say);

// Only now: it has just been installed. The painter is TypeScript and takes its drawings as Vite hands them out.
const { createServer } = await import('vite');
const root = fileURLToPath(new URL('../apps/server/', import.meta.url));
const vite = await createServer({
  root,
  configFile: false,
  logLevel: 'error',
  appType: 'custom',
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, hmr: false, watch: null },
});
try {
  await import('temporal-polyfill/global');
  const { paintShipped: renderDemoPictures } = await vite.ssrLoadModule(
    '/src/demo/pictures/paint-shipped.ts',
  );
  await renderDemoPictures(`${root}src/demo/pictures/painted`, say);
} finally {
  await vite.close();
}
