import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import path from 'node:path';

/** The account that PostgreSQL runs under; undefined means: the one that runs this process. */
export type PostgresAccount = { name: string; uid: number; gid: number };

function lookUpAccount(name: string): PostgresAccount | undefined {
  const ask = (flag: string): number =>
    Number(
      execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
    );
  try {
    return { name, uid: ask('-u'), gid: ask('-g') };
  } catch {
    return undefined;
  }
}

/** The account that owns an existing cluster. Another one would be refused by PostgreSQL. */
function ownerOf(folder: string): PostgresAccount | undefined {
  const stats = statSync(folder, { throwIfNoEntry: false });
  if (stats === undefined || stats.uid === 0) return undefined;
  return { name: `user ${stats.uid}`, uid: stats.uid, gid: stats.gid };
}

/**
 * PostgreSQL refuses to run as root. As root we lend it the account that already owns the
 * cluster, else `postgres`, else `nobody`, so that no user has to be created on the machine.
 */
export function choosePostgresAccount(clusterFolder: string): PostgresAccount | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const account = ownerOf(clusterFolder) ?? lookUpAccount('postgres') ?? lookUpAccount('nobody');
  if (account === undefined) {
    throw new Error(
      'PostgreSQL refuses to run as root, and this machine has neither a "postgres" nor a "nobody" account. ' +
        'Start Tallrik as an ordinary user, or set DATABASE_URL.',
    );
  }
  return account;
}

function mayEnter(folder: string, account: PostgresAccount): boolean {
  const stats = statSync(folder, { throwIfNoEntry: false });
  if (stats === undefined) return true;
  if (stats.uid === account.uid) return (stats.mode & 0o100) !== 0;
  if (stats.gid === account.gid) return (stats.mode & 0o010) !== 0;
  return (stats.mode & 0o001) !== 0;
}

/** The first folder on the way down to `target` that the account cannot enter, such as root's home. */
export function findClosedFolder(target: string, account: PostgresAccount): string | undefined {
  const ancestors: string[] = [];
  for (let folder = path.dirname(path.resolve(target)); ; folder = path.dirname(folder)) {
    ancestors.unshift(folder);
    if (folder === path.dirname(folder)) break;
  }
  return ancestors.find((folder) => !mayEnter(folder, account));
}
