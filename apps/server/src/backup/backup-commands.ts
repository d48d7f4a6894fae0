import { existsSync } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import {
  findRunningPostgres,
  startEmbeddedPostgres,
} from '../platform/database/embedded-postgres.ts';
import { readManifest, type Manifest } from './backup-file.ts';
import { BackupRefused } from './backup-refused.ts';
import { checkBackup } from './check-backup.ts';
import {
  emptyDatabase,
  openClient,
  refuseUnlessFree,
  restoreDatabase,
  restorePictures,
} from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

export type CommandDeps = {
  config: Pick<Config, 'databaseUrl' | 'dataDir' | 's3'>;
  print: (line: string) => void;
  now: () => Temporal.Instant;
};

const MEGABYTE = 1_000_000;

type Lent = { url: string; stop: () => Promise<void> };

/** The embedded database is the server's own: lent by one that runs, or started for as long as it takes. */
async function lendDatabase({ config, print }: CommandDeps, mayRun: boolean): Promise<Lent> {
  const url = config.databaseUrl ?? (mayRun ? findRunningPostgres(config.dataDir) : null);
  if (url !== null) return { url, stop: async () => undefined };
  return startEmbeddedPostgres({
    dataDir: config.dataDir,
    log: { info: () => undefined, warn: print },
  });
}

const mediaFolderOf = ({ config }: CommandDeps): string | null =>
  config.s3 ? null : join(config.dataDir, 'media');

const rowsOf = ({ tables }: Manifest): number =>
  tables.reduce((sum, { rows }) => sum + Number(rows), 0);

const noTables = (error: unknown): never => {
  if (error instanceof Error && 'code' in error && error.code === '42P01')
    throw new BackupRefused('There is nothing to back up: this database has no tables of Tallrik.');
  throw error;
};

/** Writes, checks by restoring, and only then gives the file its name. */
export async function backUp(file: string, deps: CommandDeps): Promise<void> {
  if (existsSync(file)) throw new BackupRefused(`${file} is there already.`);
  const unchecked = `${file}.unchecked`;
  await rm(unchecked, { force: true });
  const database = await lendDatabase(deps, true);
  try {
    const mediaFolder = mediaFolderOf(deps);
    const source = { url: database.url, mediaFolder, now: deps.now() };
    const manifest = await writeBackup(unchecked, source).catch(async (error: unknown) => {
      await rm(unchecked, { force: true });
      return noTables(error);
    });
    deps.print('Written. Checking it by restoring it into a scratch database.');
    await checkBackup(unchecked, database.url);
    await rename(unchecked, file);
    const megabytes = ((await stat(file)).size / MEGABYTE).toFixed(1);
    deps.print(
      `${file}: ${manifest.tables.length} tables, ${rowsOf(manifest)} rows, ${manifest.pictureFiles ?? 0} picture files, ${megabytes} MB; restored and compared.`,
    );
    if (manifest.pictureFiles === null)
      deps.print(
        'Not in it: the pictures, which are in your S3 bucket. Back that up by its versions.',
      );
    deps.print(
      'Not in it: the environment. Keep TOKEN_SECRET_SEED and the keys elsewhere, and safe.',
    );
  } finally {
    await database.stop();
  }
}

/** Into an empty database, or over what is there where that was asked for and the file has been proven. */
export async function restore(
  file: string,
  { mayReplace }: { mayReplace: boolean },
  deps: CommandDeps,
): Promise<void> {
  const manifest = await readManifest(file);
  const database = await lendDatabase(deps, false);
  try {
    const client = await openClient(database.url);
    try {
      await refuseUnlessFree(client, mayReplace);
      if (mayReplace) {
        deps.print('Trying the backup in a scratch database before anything is thrown away.');
        await checkBackup(file, database.url);
        await emptyDatabase(client);
      }
    } finally {
      await client.end();
    }
    await restoreDatabase(file, manifest, database.url);
    const mediaFolder = mediaFolderOf(deps);
    const pictures = mediaFolder ? await restorePictures(file, mediaFolder) : 0;
    deps.print(
      `Restored as of ${manifest.madeAt}: ${manifest.tables.length} tables, ${rowsOf(manifest)} rows, all as they were; ${pictures} picture files put back.`,
    );
    deps.print(
      'Now start one server with JOBS=false and look before you start with jobs: docs/handbook.md',
    );
  } finally {
    await database.stop();
  }
}
