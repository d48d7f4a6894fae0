import { existsSync } from 'node:fs';
import { run } from './run.mjs';

/** Root on Debian, as continuous integration is. */
export const canUseApt = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** @param {string[]} packages of Debian */
export async function installWithApt(packages) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const install = ['install', '-y', '--no-install-recommends', ...packages];
  const first = await run('apt-get', install, { env, capture: true });
  if (first.code === 0) return;
  // A fresh image has no package lists.
  await run('apt-get', ['update'], { env, capture: true });
  await run('apt-get', install, { env, capture: true });
}
