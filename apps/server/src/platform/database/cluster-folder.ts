import { createHash, randomBytes } from 'node:crypto';
import { execFile } from 'node:child_process';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { findClosedFolder, type PostgresAccount } from './postgres-account.ts';
import { SYSTEM_FOLDER, type PostgresBinaries } from './postgres-binaries.ts';

/** The folder that holds the cluster, its password and its log. */
export type ClusterFolder = {
  root: string;
  cluster: string;
  passwordFile: string;
  logFile: string;
};

export const DATABASE_USER = 'tallrik';

const layOut = (root: string): ClusterFolder => ({
  root,
  cluster: path.join(root, 'cluster'),
  passwordFile: path.join(root, 'password'),
  logFile: path.join(root, 'postgres.log'),
});

export const defaultClusterFolder = (dataDir: string): ClusterFolder =>
  layOut(path.join(path.resolve(dataDir), 'postgres'));

/**
 * Root's home is closed to PostgreSQL's account. The cluster of a data folder in there lives in
 * a system folder, under a name made from the data folder so that the next start finds it again.
 */
export function chooseClusterFolder(
  dataDir: string,
  account: PostgresAccount | undefined,
): ClusterFolder {
  const folder = defaultClusterFolder(dataDir);
  if (account === undefined || findClosedFolder(folder.cluster, account) === undefined)
    return folder;
  const name = createHash('sha256').update(folder.root).digest('hex').slice(0, 12);
  return layOut(path.join(SYSTEM_FOLDER, `data-${name}`));
}

export const readPassword = (folder: ClusterFolder): string =>
  readFileSync(folder.passwordFile, 'utf8').trim();

function giveTo(account: PostgresAccount | undefined, ...targets: string[]): void {
  if (account === undefined) return;
  for (const target of targets) chownSync(target, account.uid, account.gid);
}

/**
 * Creates the cluster beside its place and moves it there in one step: a start that is killed
 * half way leaves a staging folder behind, never a half-made cluster that the next start trusts.
 */
export async function createCluster(
  folder: ClusterFolder,
  binaries: PostgresBinaries,
  account: PostgresAccount | undefined,
): Promise<void> {
  const parent = path.dirname(folder.root);
  const stagingPrefix = `${path.basename(folder.root)}.new-`;
  mkdirSync(parent, { recursive: true, mode: 0o755 });
  for (const name of readdirSync(parent).filter((entry) => entry.startsWith(stagingPrefix))) {
    rmSync(path.join(parent, name), { recursive: true, force: true, maxRetries: 5 });
  }
  const staged = layOut(path.join(parent, stagingPrefix + randomBytes(4).toString('hex')));
  mkdirSync(staged.root, { mode: 0o700 });
  writeFileSync(staged.passwordFile, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 });
  giveTo(account, staged.root, staged.passwordFile);
  await promisify(execFile)(
    binaries.initdb,
    [
      `--pgdata=${staged.cluster}`,
      `--username=${DATABASE_USER}`,
      `--pwfile=${staged.passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      // Upper and lower case of all Unicode letters, the same on every operating system.
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
    ],
    { ...account, cwd: staged.root, windowsHide: true },
  );
  if (existsSync(folder.root)) rmSync(staged.root, { recursive: true, force: true });
  else renameSync(staged.root, folder.root);
}
