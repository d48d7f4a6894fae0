import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from './files.mjs';
import { cacheFolder, root } from './root.mjs';

/**
 * One hash over the names and contents of files; a folder stands for everything in it.
 * @param {string[]} inputs paths from the repository's root
 */
export function hashOf(inputs) {
  const hash = createHash('sha256').update(process.version);
  const files = inputs
    .filter((input) => existsSync(path.join(root, input)))
    .flatMap((input) =>
      statSync(path.join(root, input)).isDirectory() ? listFiles(input) : [input],
    );
  for (const file of files) {
    hash.update(`\0${file}\0`).update(readFileSync(path.join(root, file)));
  }
  return hash.digest('hex');
}

const stampFile = (name) => path.join(cacheFolder, 'stamps', name);

/** Whether the work of this name was last done with exactly these inputs. */
export function isCurrent(name, hash) {
  return existsSync(stampFile(name)) && readFileSync(stampFile(name), 'utf8') === hash;
}

export function remember(name, hash) {
  mkdirSync(path.dirname(stampFile(name)), { recursive: true });
  writeFileSync(stampFile(name), hash);
}
