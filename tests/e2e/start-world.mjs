import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

// The built server with the demo companies in a fresh data folder, for one run of the browser tests.
const main = new URL('../../apps/server/dist/main.js', import.meta.url);
if (!existsSync(main)) {
  process.stderr.write(
    'The browser tests walk through the built product: run `npm run build` first.\n',
  );
  process.exit(1);
}

// Named like the folders of the integration tests, which clear away what killed runs left behind.
const dataDir = mkdtempSync(path.join(tmpdir(), `tallrik-test-${process.pid}-`));
// As root, PostgreSQL runs under another account, which must be able to enter.
chmodSync(dataDir, 0o755);
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));
Object.assign(process.env, {
  NODE_ENV: 'test',
  DEMO: 'true',
  DATA_DIR: dataDir,
});
await import(main.href);
