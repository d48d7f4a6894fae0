import { existsSync } from 'node:fs';
import { findChromium } from './find-chromium.mjs';
import { run, runPackage } from './run.mjs';

const canUseApt = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

async function installWithApt() {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const install = ['install', '-y', '--no-install-recommends', 'chromium'];
  const first = await run('apt-get', install, { env, capture: true });
  if (first.code === 0) return;
  // A fresh image has no package lists.
  await run('apt-get', ['update'], { env, capture: true });
  await run('apt-get', install, { env, capture: true });
}

/**
 * The path of a Chromium, installed if need be. Browser tests are never skipped: without a browser
 * they have failed.
 * @param {(message: string) => void} say
 */
export async function ensureChromium(say) {
  const present = await findChromium();
  if (present !== undefined) return present;
  say('Installing Chromium for the browser tests');
  if (canUseApt()) await installWithApt();
  if ((await findChromium()) === undefined) {
    await runPackage('@playwright/test', ['install', 'chromium'], {
      bin: 'playwright',
      capture: true,
    });
  }
  const installed = await findChromium();
  if (installed !== undefined) return installed;
  throw new Error(
    'The browser tests need Chromium and it could not be installed here. ' +
      'Install the package "chromium" (or Google Chrome), or set CHROMIUM_PATH to the program.',
  );
}
