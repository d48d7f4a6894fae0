import { spawn, type ChildProcess } from 'node:child_process';
import {
  chownSync,
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
} from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import {
  chooseClusterFolder,
  createCluster,
  DATABASE_USER,
  defaultClusterFolder,
  readPassword,
  type ClusterFolder,
} from './cluster-folder.ts';
import { findFreePort } from './free-port.ts';
import { clearOrphanedPostgres, stopPostgres } from './orphaned-postgres.ts';
import { choosePostgresAccount, type PostgresAccount } from './postgres-account.ts';
import { locatePostgresBinaries, type PostgresBinaries } from './postgres-binaries.ts';
import { isPostmasterOf, readPostmaster } from './postmaster-file.ts';

export type EmbeddedPostgres = { url: string; stop: () => Promise<void> };

export type EmbeddedPostgresOptions = {
  /** The cluster lives in its subfolder `postgres`. */
  dataDir: string;
  /** A free loopback port when absent. */
  port?: number;
  /** Server settings beyond ours, such as `fsync=off` for a database that may be lost. */
  settings?: Record<string, string>;
  log: { info: (message: string) => void; warn: (message: string) => void };
  onProgress?: (message: string) => void;
};

const START_TRIES = 8;
const READY_TIMEOUT_MS = 60_000;
const READY_PAUSE_MS = 25;
const RETRY_PAUSE_MS = 500;
const LOG_LIMIT_BYTES = 5_000_000;
const LOG_TAIL_LINES = 12;

function openLog(folder: ClusterFolder, account: PostgresAccount | undefined): number {
  if (existsSync(folder.logFile) && statSync(folder.logFile).size > LOG_LIMIT_BYTES)
    truncateSync(folder.logFile);
  const descriptor = openSync(folder.logFile, 'a', 0o600);
  if (account !== undefined) chownSync(folder.logFile, account.uid, account.gid);
  return descriptor;
}

function launch(
  folder: ClusterFolder,
  binaries: PostgresBinaries,
  account: PostgresAccount | undefined,
  settings: Record<string, string>,
): ChildProcess {
  const log = openLog(folder, account);
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  try {
    return spawn(binaries.postgres, ['-D', folder.cluster, ...flags], {
      uid: account?.uid,
      gid: account?.gid,
      cwd: folder.root,
      // Of its own process group: Ctrl-C reaches every process of the terminal's group, and the
      // database must outlive the requests that the server is still finishing.
      detached: true,
      windowsHide: true,
      stdio: ['ignore', log, log],
    });
  } finally {
    closeSync(log);
  }
}

/** True when the server answers, false when it ended before that. */
async function becomesReady(child: ChildProcess, folder: ClusterFolder): Promise<boolean> {
  let hasEnded = false;
  child.once('exit', () => (hasEnded = true));
  child.once('error', () => (hasEnded = true));
  const tries = READY_TIMEOUT_MS / READY_PAUSE_MS;
  for (let attempt = 0; attempt < tries && !hasEnded; attempt += 1) {
    const postmaster = readPostmaster(folder.cluster);
    if (postmaster?.pid === child.pid && postmaster?.isReady) return true;
    await wait(READY_PAUSE_MS);
  }
  return false;
}

function logTail(folder: ClusterFolder): string {
  if (!existsSync(folder.logFile)) return '';
  return readFileSync(folder.logFile, 'utf8')
    .trimEnd()
    .split('\n')
    .slice(-LOG_TAIL_LINES)
    .join('\n');
}

function locate(dataDir: string): {
  account: PostgresAccount | undefined;
  folder: ClusterFolder;
  binaries: PostgresBinaries;
} {
  const account = choosePostgresAccount(defaultClusterFolder(dataDir).cluster);
  return {
    account,
    folder: chooseClusterFolder(dataDir, account),
    binaries: locatePostgresBinaries(account),
  };
}

/** Deletes the database of a data folder, also while a server of a killed run still works on it. */
export async function removeEmbeddedPostgres(dataDir: string): Promise<void> {
  const { account, folder, binaries } = locate(dataDir);
  await clearOrphanedPostgres(folder, binaries, account);
  rmSync(folder.root, { recursive: true, force: true, maxRetries: 5 });
}

/** The address of the database that a server of this data folder runs at the moment; null where none runs. */
export function findRunningPostgres(dataDir: string): string | null {
  const { folder } = locate(dataDir);
  const postmaster = readPostmaster(folder.cluster);
  if (!postmaster?.isReady || !isPostmasterOf(folder.cluster, postmaster.pid)) return null;
  return urlOf(folder, postmaster.port ?? 0);
}

const urlOf = (folder: ClusterFolder, port: number): string =>
  `postgresql://${DATABASE_USER}:${readPassword(folder)}@127.0.0.1:${port}/postgres`;

export async function startEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const { dataDir, log, onProgress = () => undefined } = options;
  const { account, folder, binaries } = locate(dataDir);
  if (folder.root !== defaultClusterFolder(dataDir).root) {
    log.warn(
      `PostgreSQL refuses to run as root and ${account?.name} may not enter ${dataDir}: the database is kept in ${folder.root}`,
    );
  }
  if (!existsSync(folder.root)) {
    onProgress('Creating the database');
    await createCluster(folder, binaries, account);
  }

  onProgress('Starting the database');
  for (let attempt = 1; attempt <= START_TRIES; attempt += 1) {
    const cleared = await clearOrphanedPostgres(folder, binaries, account);
    if (cleared !== 'none') log.warn(`The last run did not end properly: ${cleared}`);
    const port = options.port ?? (await findFreePort());
    const child = launch(folder, binaries, account, {
      listen_addresses: '127.0.0.1',
      port: String(port),
      unix_socket_directories: '',
      timezone: 'UTC',
      log_timezone: 'UTC',
      ...options.settings,
    });
    if (await becomesReady(child, folder)) {
      child.unref();
      log.info(`PostgreSQL answers on 127.0.0.1:${port}`);
      return {
        url: urlOf(folder, port),
        stop: () => stopPostgres(folder, binaries, account),
      };
    }
    // The processes of a killed server hold its shared memory for a moment longer, or another
    // program took the port between our look and PostgreSQL's.
    await wait(RETRY_PAUSE_MS);
  }
  throw new Error(`PostgreSQL did not start. The end of ${folder.logFile}:\n${logTail(folder)}`);
}
