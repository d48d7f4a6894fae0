import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describeProcess } from './processes.mjs';
import { cacheFolder, root } from './root.mjs';
import { runNpm } from './run.mjs';
import { hashOf, isCurrent, remember } from './stamps.mjs';

const LOCK_FILE = ['package-lock.json'];
const INSTALLER_FILE = path.join(cacheFolder, 'installer.pid');
const LOOK_EVERY_MS = 500;

// npm writes this file last: an install that was killed half way does not have it.
const isComplete = () => existsSync(path.join(root, 'node_modules', '.package-lock.json'));

function isInstalling() {
  if (!existsSync(INSTALLER_FILE)) return false;
  const installer = describeProcess(Number(readFileSync(INSTALLER_FILE, 'utf8')));
  // The number may belong to another program by now.
  return installer !== undefined && installer.command.includes('npm');
}

/** `kill -9` of a start leaves its npm at work; two of them in one folder would spoil it. */
async function waitForAnotherInstaller(say) {
  if (!isInstalling()) return;
  say('Waiting for the installation that an earlier start has begun');
  while (isInstalling()) await wait(LOOK_EVERY_MS);
}

async function install() {
  mkdirSync(cacheFolder, { recursive: true });
  // Not `npm ci` over a complete folder: it would delete what a developer has just installed.
  const command = isComplete() ? 'install' : 'ci';
  const args = [command, '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const onStart = (pid) => writeFileSync(INSTALLER_FILE, String(pid));
  const { code } = await runNpm(args, { onStart });
  rmSync(INSTALLER_FILE, { force: true });
  if (code !== 0) throw new Error(`npm ${command} failed`);
}

/**
 * Installs the dependencies when there are none or the lock file has changed.
 * @param {(message: string) => void} say
 */
export async function ensureInstalled(say) {
  await waitForAnotherInstaller(say);
  if (isComplete() && isCurrent('install', hashOf(LOCK_FILE))) return;
  say('Installing dependencies (the first time takes a minute or two)');
  await install();
  remember('install', hashOf(LOCK_FILE));
}
