import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './root.mjs';

const CLIENT = path.join(root, 'apps', 'ordering', 'dist', 'client');
const START_SCREEN = 'src/app/StartPage.tsx';
/** Not `.later`: what only later screens say. */
const CATALOGUE = /^catalogue:.*(?<!\.later)$/;

/** The limit for the start page, in bytes after gzip; React alone is 67,500. */
export const START_PAGE_LIMIT = 140_000;

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

/** What a phone must have before the start page works in one language. */
export const startPageScripts = (manifest, catalogue) =>
  withImports(
    manifest,
    catalogue,
    withImports(manifest, START_SCREEN, withImports(manifest, findEntry(manifest))),
  );
