import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, createServer } from 'vite';

// Builds the harness page, starts its server and prints the address on one line; lives until it is stopped.
const root = fileURLToPath(new URL('.', import.meta.url));
const pageFolder = mkdtempSync(path.join(tmpdir(), 'tallrik-payment-harness-'));
process.on('exit', () => rmSync(pageFolder, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(0));

/**
 * The library falls back to English for a text it lacks, which reads like a translation to a test.
 * Here the fallback shows its key in brackets, and any of them on the page is a missing text.
 */
const showMissingTexts = {
  name: 'show-missing-texts',
  transform(code, id) {
    if (!id.includes('/translations/en-US.json.js')) return null;
    return {
      code: `${code.replace(/export\s*\{\s*(\w+) as default\s*\};?/, '')}
const texts = ${/export\s*\{\s*(\w+) as default/.exec(code)?.[1]};
export default Object.fromEntries(Object.keys(texts).map((key) => [key, '⟦' + key + '⟧']));`,
      map: null,
    };
  },
};

await build({
  root,
  configFile: false,
  logLevel: 'warn',
  plugins: [react(), showMissingTexts],
  html: { cspNonce: 'CSP_NONCE' },
  build: {
    outDir: pageFolder,
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 2_000,
  },
});

const vite = await createServer({
  root,
  configFile: false,
  logLevel: 'warn',
  appType: 'custom',
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
});
const { startHarness } = await vite.ssrLoadModule('/harness-server.ts');
const { origin } = await startHarness(pageFolder);
console.log(`harness ${origin}`);
