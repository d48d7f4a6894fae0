import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { DATABASE_USER, readPassword, type ClusterFolder } from './cluster-folder.ts';
import { APPLICATION_NAME } from './database.ts';
import type { PostgresAccount } from './postgres-account.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';
import { isPostmasterOf, postmasterFile, readPostmaster } from './postmaster-file.ts';

const CLIENTS_GONE_TRIES = 15;
const CLIENTS_GONE_PAUSE_MS = 200;
const STOP_SECONDS = '30';

/** How many connections of a Tallrik server the database holds; 0 also when it does not answer. */
async function countServerConnections(folder: ClusterFolder, port: number): Promise<number> {
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: DATABASE_USER,
    password: readPassword(folder),
    database: 'postgres',
    connectionTimeoutMillis: 2_000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rowCount } = await client.query(
      'select 1 from pg_stat_activity where application_name = $1',
      [APPLICATION_NAME],
    );
    return rowCount ?? 0;
  } catch {
    // It is starting, recovering or stopping: nobody works with it.
    return 0;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function refuseIfInUse(folder: ClusterFolder, port: number): Promise<void> {
  // The connections of a killed server vanish within moments; those of a living one stay.
  for (let attempt = 0; attempt < CLIENTS_GONE_TRIES; attempt += 1) {
    if ((await countServerConnections(folder, port)) === 0) return;
    await wait(CLIENTS_GONE_PAUSE_MS);
  }
  throw new Error(
    `Another Tallrik server is using the data in ${folder.root}. Stop it first, or give this one its own DATA_DIR.`,
  );
}

const isRunning = (folder: ClusterFolder): boolean => {
  const postmaster = readPostmaster(folder.cluster);
  return postmaster !== undefined && isPostmasterOf(folder.cluster, postmaster.pid);
};

export async function stopPostgres(
  folder: ClusterFolder,
  binaries: PostgresBinaries,
  account: PostgresAccount | undefined,
): Promise<void> {
  try {
    await promisify(execFile)(
      binaries.pgCtl,
      ['stop', '-D', folder.cluster, '-m', 'fast', '-w', '-t', STOP_SECONDS, '-s'],
      { ...account, cwd: folder.root, windowsHide: true },
    );
  } catch (error) {
    // It may die by itself between our look and the signal: then there is nothing left to stop.
    if (isRunning(folder)) throw error;
    rmSync(postmasterFile(folder.cluster), { force: true });
  }
}

/**
 * `kill -9` of Node leaves PostgreSQL running, and `kill -9` of both leaves its pid file. Either
 * would make the next start fail: stop the orphan, or take the stale file away.
 */
export async function clearOrphanedPostgres(
  folder: ClusterFolder,
  binaries: PostgresBinaries,
  account: PostgresAccount | undefined,
): Promise<'none' | 'stopped an orphan' | 'removed a stale pid file'> {
  const postmaster = readPostmaster(folder.cluster);
  if (postmaster === undefined) return 'none';
  if (!isRunning(folder)) {
    rmSync(postmasterFile(folder.cluster), { force: true });
    return 'removed a stale pid file';
  }
  if (postmaster.port !== undefined) await refuseIfInUse(folder, postmaster.port);
  await stopPostgres(folder, binaries, account);
  return 'stopped an orphan';
}
