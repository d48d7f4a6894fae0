import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import { APPLICATION_NAME } from '../platform/database/database.ts';
import { builtInMigrations, migrate } from '../platform/database/migrate.ts';
import { entriesOf, MANIFEST, type Manifest } from './backup-file.ts';
import { BackupRefused } from './backup-refused.ts';
import { copyIn } from './copy-table.ts';
import {
  contentOf,
  listTables,
  nameOf,
  SCHEMAS,
  speakPlainly,
  sqlColumns,
  sqlName,
} from './tables.ts';
import type { TarEntry } from './tar.ts';
import { isMediaFile } from './write-backup.ts';

export async function openClient(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: 'tallrik-restore' });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** Refuses whatever would be mixed up or pulled away from under somebody. */
export async function refuseUnlessFree(client: pg.Client, mayReplace: boolean): Promise<void> {
  const { rowCount: servers } = await client.query(
    'select 1 from pg_stat_activity where datname = current_database() and application_name = $1',
    [APPLICATION_NAME],
  );
  if (servers) throw new BackupRefused('A server is using this database. Stop it first.');
  const { rowCount: tables } = await client.query(
    `select 1 from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p', 'v', 'm') and n.nspname !~ '^pg_' and n.nspname <> 'information_schema' limit 1`,
  );
  if (tables && !mayReplace)
    throw new BackupRefused(
      'This database is not empty. Restore into a new one, or throw away what is in it with --replace.',
    );
}

export async function emptyDatabase(client: pg.Client): Promise<void> {
  await client.query(
    'begin; drop schema if exists graphile_worker cascade; drop schema public cascade; create schema public; commit',
  );
}

/** Into an empty database, in one transaction: all of it, compared with what it was, or nothing. */
export async function restoreDatabase(
  file: string,
  manifest: Manifest,
  url: string,
): Promise<void> {
  await makeTables(manifest, url);
  const client = await openClient(url);
  const source = peekable(entriesOf(file));
  try {
    await speakPlainly(client);
    await client.query('begin');
    await refuseOtherTables(client, manifest);
    // Versions raised and sales counted by triggers are in the backup already.
    for (const table of manifest.tables)
      await client.query(`alter table ${sqlName(table)} disable trigger user`);
    for (const table of manifest.tables.toReversed())
      await client.query(`delete from ${sqlName(table)}`);
    for (const table of manifest.tables)
      await copyIn(
        client,
        `copy ${sqlName(table)} (${sqlColumns(table)}) from stdin`,
        partsOf(source, `tables/${nameOf(table)}/`),
      );
    for (const table of manifest.tables)
      await client.query(`alter table ${sqlName(table)} enable trigger user`);
    for (const sequence of manifest.sequences)
      await client.query('select setval($1::regclass, $2::bigint, $3)', [
        sqlName(sequence),
        sequence.value,
        sequence.isCalled,
      ]);
    await compare(client, manifest);
    await doubtTickets(client);
    await client.query('commit');
    await client.query('analyze');
  } finally {
    await source.close();
    await client.end();
  }
}

/** The tables as they were when the backup was made; a start brings them up to date, with their rows in them. */
async function makeTables(manifest: Manifest, url: string): Promise<void> {
  const known = builtInMigrations();
  const unknown = manifest.migrations.filter(({ name }) => !(name in known));
  if (unknown.length > 0)
    throw new BackupRefused(
      `The backup was made by a newer version (${unknown.map(({ name }) => name).join(', ')}). Restore it with that one.`,
    );
  await migrate(
    url,
    Object.fromEntries(manifest.migrations.map(({ name }) => [name, known[name] ?? ''])),
  );
  await runMigrations({ connectionString: url });
  const client = await openClient(url);
  try {
    const { rows } = await client.query<{ name: string; checksum: string }>(
      'select name, checksum from applied_migrations order by name',
    );
    const worker = await client.query<{ id: number }>(
      'select id from graphile_worker.migrations order by id',
    );
    const made = JSON.stringify([rows, worker.rows.map(({ id }) => id)]);
    if (made !== JSON.stringify([manifest.migrations, manifest.workerMigrations]))
      throw new BackupRefused(
        'This version makes other tables than those in the backup. Restore it with the version that made it.',
      );
  } finally {
    await client.end();
  }
}

async function refuseOtherTables(client: pg.Client, manifest: Manifest): Promise<void> {
  const there = (await listTables(client)).map(nameOf).toSorted();
  const wanted = manifest.tables.map(nameOf).toSorted();
  if (JSON.stringify(there) !== JSON.stringify(wanted))
    throw new BackupRefused('The tables in the backup are not those of this version.');
  const strange = manifest.sequences.filter(({ schema }) => !SCHEMAS.includes(schema));
  if (strange.length > 0) throw new BackupRefused('The backup names sequences that are not ours.');
}

/** What waited to be printed then has been printed since, or has not: on paper it says so (D-284, D-303). */
async function doubtTickets(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ isThere: boolean }>(
    `select to_regclass('public.print_tickets') is not null as "isThere"`,
  );
  if (rows[0]?.isThere)
    await client.query('update print_tickets set is_possible_copy = true where printed_at is null');
}

async function compare(client: pg.Client, manifest: Manifest): Promise<void> {
  for (const table of manifest.tables) {
    const { rows, checksum } = await contentOf(client, table);
    if (rows !== table.rows || checksum !== table.checksum)
      throw new Error(`${nameOf(table)} is not as it was: ${rows} of ${table.rows} rows`);
  }
}

/** Puts back the pictures that are not there; one that is there never changes. */
export async function restorePictures(file: string, folder: string): Promise<number> {
  let restored = 0;
  for await (const { name, bytes } of entriesOf(file)) {
    if (name === MANIFEST || !name.startsWith('media/')) continue;
    const path = name.slice('media/'.length);
    // The name becomes a path: whoever made the file must not choose where it leads.
    if (!isMediaFile(path)) throw new BackupRefused(`Not the name of a picture: ${name}`);
    const target = join(folder, path);
    if (existsSync(target)) continue;
    await mkdir(dirname(target), { recursive: true });
    const aside = `${target}.${randomUUID()}`;
    await writeFile(aside, bytes);
    await rename(aside, target);
    restored += 1;
  }
  return restored;
}

type Peekable = {
  peek: () => Promise<TarEntry | null>;
  skip: () => void;
  close: () => Promise<void>;
};

function peekable(entries: AsyncGenerator<TarEntry>): Peekable {
  let next: Promise<IteratorResult<TarEntry>> | null = null;
  return {
    peek: async () => {
      next ??= entries.next();
      const { done, value } = await next;
      return done ? null : value;
    },
    skip: () => {
      next = null;
    },
    close: async () => void (await entries.return(undefined)),
  };
}

async function* partsOf(source: Peekable, prefix: string): AsyncGenerator<Buffer> {
  for (;;) {
    const entry = await source.peek();
    if (!entry?.name.startsWith(prefix)) return;
    source.skip();
    yield entry.bytes;
  }
}
