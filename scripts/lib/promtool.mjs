import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { canUseApt } from './apt.mjs';
import { cacheFolder } from './root.mjs';
import { run } from './run.mjs';

/** What Debian calls the package that promtool is in. */
const PACKAGE = 'prometheus';
const FOLDER = path.join(cacheFolder, 'promtool');

/** @param {string} [folders] @returns {string | undefined} */
export function findPromtool(folders = process.env.PATH ?? '') {
  return [...folders.split(path.delimiter), path.join(FOLDER, 'usr', 'bin')]
    .map((folder) => path.join(folder, 'promtool'))
    .find((file) => existsSync(file));
}

/** Taken out of its package, not installed: that would start a Prometheus on the machine that runs our tests. */
async function unpackPromtool() {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const download = () => run('apt-get', ['download', PACKAGE], { cwd: FOLDER, capture: true });
  // A fresh image has no package lists.
  if ((await download()).code !== 0) {
    await run('apt-get', ['update'], { capture: true });
    await download();
  }
  const file = readdirSync(FOLDER).find((name) => name.endsWith('.deb'));
  if (file === undefined) return;
  await run('dpkg-deb', ['-x', file, '.'], { cwd: FOLDER, capture: true });
  rmSync(path.join(FOLDER, file));
}

/** @typedef {typeof THIS_MACHINE} Machine what it has, and what can be done to it */
const THIS_MACHINE = { find: () => findPromtool(), canUseApt, unpack: unpackPromtool };

/**
 * Prometheus' own judge of rules. As root on Debian its absence is a failure; elsewhere the caller says loudly that
 * no alert was tried.
 * @param {(message: string) => void} say
 * @param {Machine} [machine]
 * @returns {Promise<string | undefined>} where it lies
 */
export async function ensurePromtool(say, machine = THIS_MACHINE) {
  const there = machine.find();
  if (there !== undefined || !machine.canUseApt()) return there;
  say('Fetching promtool for the tests of the alerts');
  await machine.unpack();
  const promtool = machine.find();
  if (promtool === undefined) throw new Error(`promtool could not be had: package ${PACKAGE}`);
  return promtool;
}

/** One line nobody overlooks. */
export const ALERTS_NOT_TRIED = `ALERTS NOT TRIED: install the package ${PACKAGE}, which brings promtool, and run this again.`;
