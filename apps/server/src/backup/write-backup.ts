import { createWriteStream } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { finished, pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { makeDigest, MANIFEST, partName, type Manifest } from './backup-file.ts';
import { copyOut } from './copy-table.ts';
import {
  contentOf,
  listSequences,
  listTables,
  speakPlainly,
  sqlColumns,
  sqlName,
} from './tables.ts';
import type { Table } from './tables.ts';
import { TAR_END, tarEntry } from './tar.ts';

/** Held in memory at a time, here and when it is restored. */
const PART_BYTES = 4_000_000;
const MEDIA_FILE = /^[0-9a-f]{2}\/[0-9a-f]{32}\/(original|icon|picture\.json)$/;

export const isMediaFile = (path: string): boolean => path.length < 80 && MEDIA_FILE.test(path);

export type BackupSource = {
  url: string;
  /** Where the originals lie; null: in S3, and not in the file. */
  mediaFolder: string | null;
  now: Temporal.Instant;
};

type Add = (name: string, bytes: Buffer) => Promise<void>;

/** Database and pictures as they were at one moment, while guests go on ordering. */
export async function writeBackup(file: string, source: BackupSource): Promise<Manifest> {
  // Hashes of passwords and guests' numbers: nobody else's to read.
  const target = createWriteStream(file, { flags: 'wx', mode: 0o600 });
  const gzip = createGzip();
  const writing = pipeline(gzip, target);
  writing.catch(() => undefined);
  const digest = makeDigest();
  const put = async (name: string, bytes: Buffer): Promise<void> => {
    const hasRoom = gzip.write(tarEntry({ name, bytes }, source.now.epochMilliseconds));
    // A disk that is full ends the stream: whoever waited for room would wait for ever.
    if (!hasRoom) await Promise.race([new Promise((go) => gzip.once('drain', go)), writing]);
  };
  const add: Add = async (name, bytes) => {
    digest.add({ name, bytes });
    await put(name, bytes);
  };
  try {
    const database = await addDatabase(source.url, add);
    const pictureFiles = source.mediaFolder ? await addPictures(source.mediaFolder, add) : null;
    const manifest: Manifest = {
      format: 1,
      madeAt: source.now.toString(),
      ...database,
      pictureFiles,
      digest: digest.value(),
    };
    await put(MANIFEST, Buffer.from(JSON.stringify(manifest, null, 1)));
    gzip.end(TAR_END);
    await writing;
    return manifest;
  } catch (error) {
    gzip.destroy();
    await finished(target).catch(() => undefined);
    throw error;
  }
}

async function addDatabase(url: string, add: Add) {
  const client = new pg.Client({ connectionString: url, application_name: 'tallrik-backup' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await speakPlainly(client);
    // All tables as they were at one moment: an order without its payment would be found as lost money.
    await client.query('begin isolation level repeatable read read only');
    const migrations = await client.query<{ name: string; checksum: string }>(
      'select name, checksum from applied_migrations order by name',
    );
    const workerMigrations = await client.query<{ id: number }>(
      'select id from graphile_worker.migrations order by id',
    );
    const tables: Manifest['tables'] = [];
    for (const table of await listTables(client)) {
      await addTable(client, table, add);
      tables.push({ ...table, ...(await contentOf(client, table)) });
    }
    return {
      migrations: migrations.rows,
      workerMigrations: workerMigrations.rows.map(({ id }) => id),
      tables,
      sequences: await listSequences(client),
    };
  } finally {
    await client.end();
  }
}

async function addTable(client: pg.Client, table: Table, add: Add): Promise<void> {
  let part = 0;
  let bytes = 0;
  const chunks: Buffer[] = [];
  const putAway = async (): Promise<void> => {
    if (bytes === 0) return;
    part += 1;
    bytes = 0;
    await add(partName(table, part), Buffer.concat(chunks.splice(0)));
  };
  await copyOut(client, `copy ${sqlName(table)} (${sqlColumns(table)}) to stdout`, async (rows) => {
    chunks.push(rows);
    bytes += rows.length;
    if (bytes >= PART_BYTES) await putAway();
  });
  await putAway();
}

/** Only what belongs to a picture: files half written by a server that was killed are left behind. */
async function addPictures(folder: string, add: Add): Promise<number> {
  const all = await readdir(folder, { recursive: true }).catch(noneIfMissing);
  const files = all
    .map((path) => path.replaceAll('\\', posix.sep))
    .filter(isMediaFile)
    .toSorted();
  for (const path of files) await add(`media/${path}`, await readFile(join(folder, path)));
  return files.length;
}

function noneIfMissing(error: unknown): string[] {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
  throw error;
}
