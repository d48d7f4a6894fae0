import { existsSync } from 'node:fs';
import path from 'node:path';

const onPath = (names) =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .flatMap((folder) => names.map((name) => path.join(folder, name)));

const PLACES = {
  linux: () => onPath(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']),
  darwin: () => [
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    ...onPath(['chromium']),
  ],
  win32: () =>
    [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
      .filter((folder) => folder !== undefined)
      .flatMap((folder) => [
        path.join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'),
        path.join(folder, 'Chromium', 'Application', 'chrome.exe'),
      ]),
};

/** The browser that Playwright has downloaded, if it has. */
async function findPlaywrightChromium() {
  const { chromium } = await import('@playwright/test');
  const file = chromium.executablePath();
  return existsSync(file) ? file : undefined;
}

/** @returns {Promise<string | undefined>} the program, or undefined where there is none */
export async function findChromium() {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted !== undefined && wanted !== '') {
    if (!existsSync(wanted)) throw new Error(`CHROMIUM_PATH names no file: ${wanted}`);
    return wanted;
  }
  const places = PLACES[process.platform]?.() ?? [];
  return (await findPlaywrightChromium()) ?? places.find((file) => existsSync(file));
}
