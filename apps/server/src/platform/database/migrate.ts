import { createHash } from 'node:crypto';
import pg from 'pg';

/** The SQL of each migration by its name, such as `0001_carts_and_orders`. */
export type Migrations = Record<string, string>;

// Any number, the same for every process: two servers that start together must take turns.
const MIGRATION_LOCK = 7_415_001;
const NAME = /^\d{4}_[a-z0-9_]+$/;

export const checksum = (sql: string): string =>
  createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex');

/** The migrations that are built into the server. */
export function builtInMigrations(): Migrations {
  const files = import.meta.glob<string>('../../migrations/*.sql', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  return Object.fromEntries(
    Object.entries(files).map(([file, sql]) => [
      file.replace(/^.*\//, '').replace(/\.sql$/, ''),
      sql,
    ]),
  );
}

function inOrder(migrations: Migrations): [string, string][] {
  const named = Object.entries(migrations).toSorted(([a], [b]) => (a < b ? -1 : 1));
  for (const [index, [name]] of named.entries()) {
    if (!NAME.test(name)) throw new Error(`Migration ${name} is not named like 0001_what_it_does`);
    const previous = named[index - 1]?.[0];
    if (previous?.slice(0, 4) === name.slice(0, 4)) {
      throw new Error(`Migrations ${previous} and ${name} have the same number`);
    }
  }
  return named;
}

async function readApplied(client: pg.Client): Promise<Map<string, string>> {
  await client.query(
    `create table if not exists applied_migrations (
       name text primary key,
       checksum text not null,
       applied_at timestamptz not null default now()
     )`,
  );
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from applied_migrations',
  );
  return new Map(rows.map((row) => [row.name, row.checksum]));
}

function refuseHistoryThatDiffers(named: [string, string][], applied: Map<string, string>): void {
  const known = new Map(named);
  const newestApplied = [...applied.keys()].toSorted().at(-1) ?? '';
  for (const name of applied.keys()) {
    if (!known.has(name)) {
      throw new Error(
        `The database has migration ${name}, which this version does not know. Is it an older version?`,
      );
    }
  }
  for (const [name, sql] of named) {
    const recorded = applied.get(name);
    if (recorded === undefined && name < newestApplied) {
      throw new Error(
        `Migration ${name} comes before ${newestApplied}, which has already run. Give it a later number.`,
      );
    }
    if (recorded !== undefined && recorded !== checksum(sql)) {
      throw new Error(
        `Migration ${name} was edited after it had run. Undo the edit and write a new migration.`,
      );
    }
  }
}

async function apply(client: pg.Client, name: string, sql: string): Promise<void> {
  await client.query('begin');
  try {
    await client.query(sql);
    await client.query('insert into applied_migrations (name, checksum) values ($1, $2)', [
      name,
      checksum(sql),
    ]);
    await client.query('commit');
  } catch (error) {
    // A connection that broke has rolled back by itself; why it broke is what counts.
    await client.query('rollback').catch(() => undefined);
    throw new Error(`Migration ${name} failed`, { cause: error });
  }
}

/** Runs what has not run yet, forward only, and answers with the names. */
export async function migrate(
  url: string,
  migrations: Migrations = builtInMigrations(),
): Promise<string[]> {
  const named = inOrder(migrations);
  const client = new pg.Client({ connectionString: url });
  // Unheard, a database that goes away between two statements ends the process; the next statement finds out (F-86).
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const applied = await readApplied(client);
    refuseHistoryThatDiffers(named, applied);
    const pending = named.filter(([name]) => !applied.has(name));
    for (const [name, sql] of pending) await apply(client, name, sql);
    return pending.map(([name]) => name);
  } finally {
    // Ends the session, and the lock with it.
    await client.end();
  }
}
