import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from '../scripts/lib/root.mjs';

const CLIENT = path.join(root, 'apps', 'ordering', 'dist', 'client');

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1).padStart(7)} kB`;
const gzipped = (file) => gzipSync(readFileSync(path.join(CLIENT, file)), { level: 9 }).length;

/** A chunk and everything that the browser must have before it can run it. */
function withImports(manifest, key, seen = new Set()) {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const imported of manifest[key].imports ?? []) withImports(manifest, imported, seen);
  return seen;
}

/** What the guest app costs over the wire: the entry, and what each lazy part adds to it. */
export function printPageWeight() {
  const manifest = JSON.parse(readFileSync(path.join(CLIENT, '.vite', 'manifest.json'), 'utf8'));
  const weigh = (keys) => keys.reduce((sum, key) => sum + gzipped(manifest[key].file), 0);
  const entry = Object.keys(manifest).find((key) => manifest[key].isEntry);
  const first = withImports(manifest, entry);
  process.stdout.write('\nJavaScript of the guest app, gzip\n');
  process.stdout.write(`${kilobytes(weigh([...first]))}  entry with its imports\n`);
  for (const key of Object.keys(manifest).filter((name) => manifest[name].isDynamicEntry)) {
    const added = [...withImports(manifest, key)].filter((name) => !first.has(name));
    process.stdout.write(`${kilobytes(weigh(added))}  + ${key}\n`);
  }
}
