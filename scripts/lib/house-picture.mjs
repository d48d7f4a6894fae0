import path from 'node:path';

/**
 * @typedef {{ paths: Map<string, string[]>, arrows: Set<string> }} Flowchart what each box names, and `a --> b`
 */

const BLOCK = /```mermaid\n([\s\S]*?)```/g;
const NAMED = /(?:apps|packages)\/[\w./-]+/g;
const BOX = /(\w+)\["([^"]*)"\]/g;
const ARROW = /^\s*(\w+)(?:\["[^"]*"\])? --> (.+)$/gm;
const IMPORT = /(?:from|^import|import\() ?'([^']+)'/gm;
const OURS = /^@tallrik\/([\w-]+)\/(.+)$/;
const NO_SOURCE = /\.(test|stories)\.tsx?$|\/(?:testing|fakes|gallery)\//;

/** @param {string} text of a document @returns {string[]} */
export const readDiagrams = (text) => [...text.matchAll(BLOCK)].map(([, diagram]) => diagram);

/** Every file and folder that a diagram names; a long one goes on in the next line. */
export const readNamedPaths = (diagram) => diagram.replaceAll('<br/>/', '/').match(NAMED) ?? [];

/** @param {string} diagram @returns {Flowchart | null} null where it is of another kind */
export function readFlowchart(diagram) {
  if (!diagram.startsWith('flowchart')) return null;
  const paths = new Map(
    [...diagram.matchAll(BOX)].map(([, box, label]) => [box, label.match(NAMED) ?? []]),
  );
  const arrows = [...diagram.matchAll(ARROW)].flatMap(([, from, targets]) =>
    targets.split('&').map((target) => `${from} --> ${target.trim().replace(/\[.*$/, '')}`),
  );
  return { paths, arrows: new Set(arrows) };
}

/**
 * The imports between the boxes of a flowchart, as its arrows should be.
 * @param {Flowchart['paths']} paths
 * @param {{ files: string[], read: (file: string) => string }} tree
 */
export function findImports(paths, { files, read }) {
  const boxOf = (file) =>
    [...paths].find(([, names]) =>
      names.some((name) => file === name || file.startsWith(`${name}/`)),
    )?.[0];
  const found = new Set();
  for (const file of files.filter((name) => /\.tsx?$/.test(name) && !NO_SOURCE.test(name))) {
    const from = boxOf(file);
    if (from === undefined) continue;
    for (const [, source] of read(file).matchAll(IMPORT)) {
      const to = boxOf(importedFile(source, file) ?? '');
      if (to !== undefined && to !== from) found.add(`${from} --> ${to}`);
    }
  }
  return found;
}

/** Null for what others wrote. */
function importedFile(source, importer) {
  if (source.startsWith('.')) return path.posix.join(path.posix.dirname(importer), source);
  const [, name, below] = OURS.exec(source) ?? [];
  return name === undefined ? null : `packages/${name}/src/${below}`;
}
