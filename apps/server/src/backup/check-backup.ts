import { randomBytes } from 'node:crypto';
import { readManifest, type Manifest } from './backup-file.ts';
import { BackupRefused } from './backup-refused.ts';
import { openClient, restoreDatabase } from './restore-backup.ts';

const isForbidden = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '42501';

/** By it a database is known whose check was killed before it could be dropped. */
export const SCRATCH_PREFIX = 'tallrik_check_';

/**
 * Restores a backup into a database made for it beside `url`, compares every table with what it was, and drops it
 * again. A backup that was never restored is a hope.
 */
export async function checkBackup(file: string, url: string): Promise<Manifest> {
  const manifest = await readManifest(file);
  const name = `${SCRATCH_PREFIX}${randomBytes(6).toString('hex')}`;
  const server = await openClient(url);
  try {
    await server.query(`create database ${name}`).catch((error: unknown) => {
      if (!isForbidden(error)) throw error;
      throw new BackupRefused(
        'The database user may not create the scratch database in which a backup is checked: alter role … createdb.',
      );
    });
    const scratch = new URL(url);
    scratch.pathname = `/${name}`;
    try {
      await restoreDatabase(file, manifest, scratch.href);
    } finally {
      await server.query(`drop database ${name} with (force)`);
    }
  } finally {
    await server.end();
  }
  return manifest;
}
