import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.mjs';
import { runNpm } from './run.mjs';
import { hashOf, isCurrent, remember } from './stamps.mjs';

const LOCK_FILE = ['package-lock.json'];

/**
 * Installs the dependencies when there are none or the lock file has changed.
 * @param {(message: string) => void} say
 */
export async function ensureInstalled(say) {
  const hash = hashOf(LOCK_FILE);
  // npm writes this file last: an install that was killed half way does not have it.
  const isComplete = existsSync(path.join(root, 'node_modules', '.package-lock.json'));
  if (isComplete && isCurrent('install', hash)) return;
  say('Installing dependencies (the first time takes a minute or two)');
  // Not `npm ci` over a complete folder: it would delete what a developer has just installed.
  const command = isComplete ? 'install' : 'ci';
  const { code } = await runNpm([
    command,
    '--include=dev',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]);
  if (code !== 0) throw new Error(`npm ${command} failed`);
  remember('install', hashOf(LOCK_FILE));
}
