import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

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

// Members of the burger chain are guests of several tests, and nobody answers what a test has left behind: after the usual ten minutes
// the next one would be told of its rejection, in the middle of something else.
while (!(await fetch(`http://localhost:${process.env.PORT}/readyz`).catch(() => null))?.ok)
  await wait(100);
const database = path.join(dataDir, 'postgres');
const [, , , port] = readFileSync(path.join(database, 'cluster', 'postmaster.pid'), 'utf8').split(
  '\n',
);
const client = new pg.Client({
  host: '127.0.0.1',
  port: Number(port),
  user: 'tallrik',
  password: readFileSync(path.join(database, 'password'), 'utf8').trim(),
  database: 'postgres',
});
await client.connect();
await client.query(`update companies set unanswered_order_minutes = 120
  where id = (select company_id from cloud_configurations where slug = 'smash')`);
await client.end();
