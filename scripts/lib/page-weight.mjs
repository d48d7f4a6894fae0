import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './root.mjs';

const CLIENT = path.join(root, 'apps', 'ordering', 'dist', 'client');
/** The pages that the limit holds for. */
export const FIRST_SCREENS = {
  'start page': 'src/app/StartPage.tsx',
  menu: 'src/features/menu/list/MenuScreen.tsx',
};
/** Not `.later`: what only later screens say. */
const CATALOGUE = /^catalogue:.*(?<!\.later)$/;

/** The limit for start page and menu, in bytes after gzip; React alone is 67,500. */
export const FIRST_LOAD_LIMIT = 124_000;

export const readManifest = () =>
  JSON.parse(readFileSync(path.join(CLIENT, '.vite', 'manifest.json'), 'utf8'));

export const findEntry = (manifest) => Object.keys(manifest).find((key) => manifest[key].isEntry);

/** A chunk and everything that the browser must have before it can run it. */
export function withImports(manifest, key, seen = new Set()) {
  if (seen.has(key)) return seen;
  if (manifest[key] === undefined) throw new Error(`The build of the guest app has no ${key}`);
  seen.add(key);
  for (const imported of manifest[key].imports ?? []) withImports(manifest, imported, seen);
  return seen;
}

/** @param {Iterable<string>} keys of the manifest @returns {number} bytes after gzip */
export function weigh(manifest, keys) {
  const files = [...keys].map((key) => path.join(CLIENT, manifest[key].file));
  return files.reduce((sum, file) => sum + gzipSync(readFileSync(file), { level: 9 }).length, 0);
}

/** The texts of each language, one chunk a language. */
export const catalogueKeys = (manifest) =>
  Object.keys(manifest).filter((key) => CATALOGUE.test(key));

/** What a phone must have before a page works in one language. */
export const firstScripts = (manifest, screen, catalogue) =>
  withImports(
    manifest,
    catalogue,
    withImports(manifest, screen, withImports(manifest, findEntry(manifest))),
  );
