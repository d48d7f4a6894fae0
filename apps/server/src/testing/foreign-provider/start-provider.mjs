import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

// A payment provider in a process of its own: prints its address on one line and lives until it is stopped.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(0));
// Its parent was killed: nobody would stop it any more.
process.stdin.resume().once('end', () => process.exit(0));
const vite = await createServer({
  root: fileURLToPath(new URL('.', import.meta.url)),
  configFile: false,
  logLevel: 'warn',
  appType: 'custom',
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
});
const { startProvider } = await vite.ssrLoadModule('/provider-server.ts');
console.log(`provider ${JSON.stringify(await startProvider(JSON.parse(process.env.PROVIDER)))}`);
