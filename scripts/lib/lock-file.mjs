import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.mjs';

const LOCK_FILE = path.join(root, 'package-lock.json');
const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const PROCESSORS = ['arm64', 'arm', 'ia32', 'ppc64', 'riscv64', 's390x', 'x64'];

export const readLockFile = () => JSON.parse(readFileSync(LOCK_FILE, 'utf8'));

/** Where Node would find a package that another one imports: beside it, or in any folder above. */
function isLocked(packages, importer, name) {
  for (
    let folder = importer;
    ;
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))
  ) {
    if (`${folder}${folder && '/'}node_modules/${name}` in packages) return true;
    if (folder === '') return false;
  }
}

/**
 * Packages for other machines that the lock file forgot. npm leaves them out when it writes the
 * file over an existing node_modules or a registry that lacks them, and then `npm ci` refuses to
 * install, here and on every other machine.
 */
export function findForgottenPackages({ packages }) {
  return Object.entries(packages).flatMap(([importer, { optionalDependencies = {}, dev }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !isLocked(packages, importer, name))
      .map(([name, version]) => ({ name, version, dev })),
  );
}

/** `@oxlint/binding-linux-x64-musl` says where it runs; npm needs it said in fields. */
function platformOf(name) {
  const words = name.split(/[/-]/);
  const os = SYSTEMS.find((system) => words.includes(system));
  const cpu = PROCESSORS.find((processor) => words.includes(processor));
  if (os === undefined || cpu === undefined) throw new Error(`For which machine is ${name}?`);
  const libc = words.some((word) => word.startsWith('musl')) ? 'musl' : 'glibc';
  return { cpu: [cpu], os: [os], ...(os === 'linux' ? { libc: [libc] } : {}) };
}

export function completeLockFile() {
  const lock = readLockFile();
  const forgotten = findForgottenPackages(lock);
  for (const { name, version, dev } of forgotten) {
    lock.packages[`node_modules/${name}`] = {
      version,
      ...platformOf(name),
      ...(dev ? { dev } : {}),
      optional: true,
    };
  }
  lock.packages = Object.fromEntries(
    Object.entries(lock.packages).toSorted(([a], [b]) => a.localeCompare(b, 'en')),
  );
  writeFileSync(LOCK_FILE, `${JSON.stringify(lock, null, 2)}\n`);
  return forgotten.map(({ name }) => name);
}
