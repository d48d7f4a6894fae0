import {
  catalogueKeys,
  findEntry,
  FIRST_LOAD_LIMIT,
  FIRST_SCREENS,
  firstScripts,
  readManifest,
  weigh,
  withImports,
} from '../scripts/lib/page-weight.mjs';

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1).padStart(7)} kB`;
const print = (bytes, what) => process.stdout.write(`${kilobytes(bytes)}  ${what}\n`);

/** What the guest app costs over the wire: the entry, and what each lazy part adds to it. */
export function printPageWeight() {
  const manifest = readManifest();
  const first = withImports(manifest, findEntry(manifest));
  process.stdout.write('\nJavaScript of the guest app, gzip\n');
  print(weigh(manifest, first), 'entry with its imports');
  for (const key of Object.keys(manifest).filter((name) => manifest[name].isDynamicEntry)) {
    const added = [...withImports(manifest, key)].filter((name) => !first.has(name));
    print(weigh(manifest, added), `+ ${key}`);
  }
  for (const [name, screen] of Object.entries(FIRST_SCREENS)) {
    const heaviest = Math.max(
      ...catalogueKeys(manifest).map((key) => weigh(manifest, firstScripts(manifest, screen, key))),
    );
    print(heaviest, `${name} in its heaviest language, at most ${FIRST_LOAD_LIMIT / 1000} kB`);
  }
}
