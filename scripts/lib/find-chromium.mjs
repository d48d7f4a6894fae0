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

/** What CHROMIUM_PATH asks for, if it asks. */
function findWantedChromium() {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted === undefined || wanted === '') return undefined;
  if (!existsSync(wanted)) throw new Error(`CHROMIUM_PATH names no file: ${wanted}`);
  return wanted;
}

const findOnPath = (names) => onPath(names).find((file) => existsSync(file));

/** @returns {Promise<string | undefined>} the program, or undefined where there is none */
export async function findChromium() {
  const places = PLACES[process.platform]?.() ?? [];
  return (
    findWantedChromium() ??
    (await findPlaywrightChromium()) ??
    places.find((file) => existsSync(file))
  );
}

/**
 * For tests: the same engine without the browser's own windows, where there is one. A quarter of the browser tests'
 * processor time went into windows nobody sees. Benches measure what guests have, the whole browser.
 * @returns {Promise<string | undefined>}
 */
export async function findHeadlessChromium() {
  return findWantedChromium() ?? findOnPath(['chromium-headless-shell']) ?? (await findChromium());
}
