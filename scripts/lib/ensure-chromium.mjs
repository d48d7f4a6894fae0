import { canUseApt, installWithApt } from './apt.mjs';
import { findChromium, findHeadlessChromium } from './find-chromium.mjs';
import { runPackage } from './run.mjs';

/**
 * The path of a Chromium, installed if need be. Browser tests are never skipped: without a browser
 * they have failed.
 * @param {(message: string) => void} say
 */
export async function ensureChromium(say) {
  const present = await findChromium();
  if (present !== undefined) return present;
  say('Installing Chromium for the browser tests');
  if (canUseApt()) await installWithApt(['chromium']);
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

/**
 * The browser tests need a browser, and are quicker with the one that has no windows (see `findHeadlessChromium`):
 * not every Debian-like system has it, and they do without.
 * @param {(message: string) => void} say
 */
export async function ensureTestBrowsers(say) {
  const whole = await ensureChromium(say);
  if (!canUseApt() || (await findHeadlessChromium()) !== whole) return;
  await installWithApt(['chromium-headless-shell']).catch(() =>
    say('No Chromium without windows to be had: the browser tests take the whole one'),
  );
}
