import { chmodSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { withTypeScript } from '../../scripts/lib/load-typescript.mjs';
import { cacheFolder } from '../../scripts/lib/root.mjs';
import { hashOf } from '../../scripts/lib/stamps.mjs';
import { startShopServer } from './shop-server.mjs';

const SEED = new URL('seed.sql', import.meta.url);
export const ALL_PAST_ORDERS = 1_000_000;
/** Fewer, to try the bench itself: figures of such a run say nothing and are not kept. */
export const PAST_ORDERS = Number(process.env.BENCH_PAST_ORDERS || ALL_PAST_ORDERS);
const MADE_FROM = ['apps/server/src/migrations', 'apps/server/src/demo', 'bench/server/seed.sql'];

/**
 * PostgreSQL as the product starts it, with two templates: the demo alone, and the demo among a hundred companies.
 * They are kept between runs, since the large one takes a minute or two to write; each run works on copies.
 * @param {(message: string) => void} say
 */
export async function openBenchDatabase(say) {
  const dataDir = path.join(cacheFolder, 'bench');
  mkdirSync(dataDir, { recursive: true });
  chmodSync(dataDir, 0o755);
  const server = await withTypeScript(
    'apps/server/src/platform/database/embedded-postgres.ts',
    ({ startEmbeddedPostgres }) =>
      startEmbeddedPostgres({
        dataDir,
        settings: { max_connections: '200', max_wal_size: '4GB' },
        log: { info: () => undefined, warn: say },
      }),
  );
  const urlOf = (name) => Object.assign(new URL(server.url), { pathname: `/${name}` }).href;
  const admin = new pg.Client({ connectionString: server.url });
  await admin.connect();
  const names = async () =>
    (await admin.query('select datname from pg_database')).rows.map((row) => row.datname);
  const drop = (name) => admin.query(`drop database if exists ${name} with (force)`);

  const version = hashOf(MADE_FROM).slice(0, 12);
  const templates = { demo: `demo_${version}`, full: `full_${version}_${PAST_ORDERS}` };

  async function make(kind) {
    const name = templates[kind];
    const present = await names();
    for (const old of present.filter(
      (one) => one.startsWith(`${kind}_`) && !one.startsWith(`${kind}_${version}`),
    ))
      await drop(old);
    if (present.includes(name)) return;
    const draft = `draft_${kind}`;
    await drop(draft);
    if (kind === 'demo') {
      await admin.query(`create database ${draft}`);
      const environment = { NODE_ENV: 'test', DATABASE_URL: urlOf(draft) };
      await (await startShopServer({ environment })).stop();
    } else {
      const count = PAST_ORDERS.toLocaleString('en');
      say(`Writing 100 companies, 10,000 items and ${count} past orders (once)`);
      await admin.query(`create database ${draft} template ${templates.demo}`);
      await run(
        urlOf(draft),
        `set bench.past_orders = ${PAST_ORDERS};\n${readFileSync(SEED, 'utf8')}`,
      );
    }
    await run(urlOf(draft), 'vacuum (analyze)');
    await admin.query(`alter database ${draft} rename to ${name}`);
  }

  return {
    /** A copy of one of the two worlds. */
    copy: async (kind) => {
      await make('demo');
      if (kind === 'full') await make('full');
      const name = `run_${kind}`;
      await drop(name);
      await admin.query(`create database ${name} template ${templates[kind]} strategy file_copy`);
      return urlOf(name);
    },
    close: async () => {
      for (const name of (await names()).filter((one) => one.startsWith('run_'))) await drop(name);
      await admin.end();
      await server.stop();
    },
  };
}

async function run(url, sql) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
