import { readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.mjs';

const NOT_OURS = new Set([
  'node_modules',
  'dist',
  '.git',
  '.data',
  '.cache',
  'coverage',
  'test-results',
  'playwright-report',
]);

/**
 * Every file of ours below a folder, as paths from the repository's root with forward slashes.
 * @param {string} [folder]
 * @returns {string[]}
 */
export function listFiles(folder = '.') {
  const found = [];
  for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true })) {
    if (NOT_OURS.has(entry.name)) continue;
    const file = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) found.push(...listFiles(file));
    else if (entry.isFile()) found.push(file);
  }
  return found.toSorted();
}
