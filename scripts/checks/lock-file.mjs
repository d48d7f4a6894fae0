import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../lib/files.mjs';
import { findForgottenPackages, readLockFile } from '../lib/lock-file.mjs';
import { root } from '../lib/root.mjs';

/** One version; also of a package under a name of our own, where two of its versions are needed side by side. */
const EXACT = /^(npm:(@[\w-]+\/)?[\w-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/;

function findLooseVersions(file) {
  const { dependencies, devDependencies, overrides } = JSON.parse(
    readFileSync(path.join(root, file), 'utf8'),
  );
  return Object.entries({ ...dependencies, ...devDependencies, ...overrides })
    .filter(([, version]) => !EXACT.test(version))
    .map(([name, version]) => `${file}: ${name} ${version} is not one exact version`);
}

export const lockFile = {
  name: 'dependencies are exact and locked for every machine',
  async run() {
    const forgotten = findForgottenPackages(readLockFile());
    return [
      ...listFiles('.')
        .filter((file) => path.posix.basename(file) === 'package.json')
        .flatMap(findLooseVersions),
      ...forgotten.map(({ name }) => `package-lock.json lacks ${name}`),
      ...(forgotten.length > 0 ? ['node scripts/complete-lock-file.mjs mends this'] : []),
    ];
  },
};
