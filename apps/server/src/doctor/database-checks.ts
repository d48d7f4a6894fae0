import type pg from 'pg';
import { TOLERATED_MS } from '../platform/database/database-clock.ts';
import { builtInMigrations, checksum } from '../platform/database/migrate.ts';
import { makeWriteProbe, whyNoWrites } from '../platform/database/write-probe.ts';
import { fine, look, wrong, type Finding } from './finding.ts';

const OLDEST_VERSION = 15;
/** Two pools of a process: see `openDatabase`. */
const CONNECTIONS_OF_A_SERVER = 20;
const SECOND_MS = 1_000;

export type Settings = {
  version: number;
  name: string;
  encoding: string;
  fsync: string;
  fullPageWrites: string;
  synchronousCommit: string;
  maxConnections: number;
  mayCreateDatabases: boolean;
};

export async function readSettings(client: pg.ClientBase): Promise<Settings | null> {
  const { rows } = await client.query<Settings>(
    `select current_setting('server_version_num')::int / 10000 as version, current_setting('server_version') as name,
       current_setting('server_encoding') as encoding, current_setting('fsync') as fsync,
       current_setting('full_page_writes') as "fullPageWrites",
       current_setting('synchronous_commit') as "synchronousCommit",
       current_setting('max_connections')::int as "maxConnections",
       (select rolcreatedb or rolsuper from pg_roles where rolname = current_user) as "mayCreateDatabases"`,
  );
  return rows[0] ?? null;
}

export function judgeSettings(settings: Settings): Finding[] {
  const about = 'database';
  const findings: Finding[] = [];
  if (settings.version < OLDEST_VERSION)
    findings.push(
      wrong(
        about,
        `PostgreSQL ${settings.name} is too old`,
        `Upgrade to ${OLDEST_VERSION} or later.`,
      ),
    );
  if (settings.encoding !== 'UTF8')
    findings.push(
      wrong(
        about,
        `keeps text as ${settings.encoding}`,
        `Create it anew (encoding 'UTF8') and restore: not every guest's name fits.`,
      ),
    );
  const careless = [
    ...(settings.fsync === 'on' ? [] : ['fsync']),
    ...(settings.fullPageWrites === 'on' ? [] : ['full_page_writes']),
  ];
  if (careless.length > 0)
    findings.push(
      wrong(
        about,
        `${careless.join(' and ')} off: a power cut can destroy it`,
        'Switch on in postgresql.conf, then: select pg_reload_conf();',
      ),
    );
  if (settings.synchronousCommit === 'off')
    findings.push(
      look(
        about,
        'synchronous_commit off: orders confirmed a moment before a crash are lost',
        'Switch it on in postgresql.conf, for the database or the role.',
      ),
    );
  if (settings.maxConnections < 2 * CONNECTIONS_OF_A_SERVER)
    findings.push(
      look(
        about,
        `max_connections is ${settings.maxConnections}; a server uses up to ${CONNECTIONS_OF_A_SERVER}`,
        'Raise it in postgresql.conf to 20 for each server and some to spare, and restart PostgreSQL.',
      ),
    );
  if (!settings.mayCreateDatabases)
    findings.push(
      look(
        about,
        'its user may not create databases, so npm run backup cannot check what it writes',
        'As a superuser: alter role … createdb;',
      ),
    );
  if (findings.every(({ verdict }) => verdict !== 'WRONG'))
    findings.unshift(
      fine(about, `PostgreSQL ${settings.name}, its settings keep what was confirmed`),
    );
  return findings;
}

export async function judgeWrites(pool: Pick<pg.Pool, 'connect'>): Promise<Finding[]> {
  try {
    await makeWriteProbe(pool)();
    return [fine('writes', 'the database takes them')];
  } catch (error) {
    const why = whyNoWrites(error);
    if (why === null) throw error;
    return [
      wrong(
        'writes',
        why,
        'Make room, or make this one the primary: until then no order is taken.',
      ),
    ];
  }
}

export async function judgeMigrations(client: pg.ClientBase): Promise<Finding[]> {
  const about = 'migrations';
  const { rows: there } = await client.query(`select to_regclass('applied_migrations') as name`);
  if (there[0]?.name === null)
    return [look(about, 'none has run', 'Start the server once: it makes its tables.')];
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from applied_migrations order by name',
  );
  const known = builtInMigrations();
  const applied = new Set(rows.map(({ name }) => name));
  const unknown = rows.filter(({ name }) => !(name in known));
  if (unknown.length > 0)
    return [
      wrong(
        about,
        `the database has ${unknown.map(({ name }) => name).join(', ')}, which this version does not know`,
        'Run the version that made it, or a newer one.',
      ),
    ];
  const edited = rows.filter((row) => checksum(known[row.name] ?? '') !== row.checksum);
  if (edited.length > 0)
    return [
      wrong(
        about,
        `${edited.map(({ name }) => name).join(', ')} was edited after it had run`,
        'Undo the edit: the server will not start over it.',
      ),
    ];
  const pending = Object.keys(known).filter((name) => !applied.has(name));
  if (pending.length > 0)
    return [
      look(about, `${pending.join(', ')} not run yet`, 'Start this version: it runs them first.'),
    ];
  return [fine(about, `all ${rows.length} have run`)];
}

export async function judgeClock(
  client: pg.ClientBase,
  machineMs: () => number,
): Promise<Finding[]> {
  const before = machineMs();
  const { rows } = await client.query<{ ms: number }>(
    'select extract(epoch from clock_timestamp())::float8 * 1000 as ms',
  );
  const aheadMs = (before + machineMs()) / 2 - (rows[0]?.ms ?? 0);
  const seconds = Math.round(aheadMs / SECOND_MS);
  return Math.abs(aheadMs) > TOLERATED_MS
    ? [
        look(
          'clock',
          `this machine is ${seconds} s off the database`,
          'Set both by NTP (timedatectl set-ntp true). Deadlines follow the database.',
        ),
      ]
    : [fine('clock', 'agrees with the database')];
}
