import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { canUseApt, installWithApt } from './apt.mjs';
import { runPackage } from './run.mjs';

/**
 * @typedef {{ by: 'bidi', program: string }
 *   | { by: 'webdriver', driver: string, browser: string, display: string }
 *   | { by: 'playwright', type: 'firefox' | 'webkit', program: string }} EngineProgram
 */

/** What Debian calls the engines, and a screen for the one that cannot do without. */
const PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb'];
const LIBRARIES = '/usr/lib';

const onPath = (...names) =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .flatMap((folder) => names.map((name) => path.join(folder, name)))
    .find((file) => existsSync(file));

/** Debian keeps WebKit's little browser in a folder named after the processor. */
function findMiniBrowser() {
  if (!existsSync(LIBRARIES)) return undefined;
  return readdirSync(LIBRARIES)
    .flatMap((triplet) =>
      ['4.1', '4.0', '6.0'].map((version) =>
        path.join(LIBRARIES, triplet, `webkit2gtk-${version}`, 'MiniBrowser'),
      ),
    )
    .find((file) => existsSync(file));
}

function findSystemEngines() {
  const firefox = onPath('firefox-esr', 'firefox');
  const driver = onPath('WebKitWebDriver');
  const display = onPath('Xvfb');
  const browser = findMiniBrowser();
  return {
    firefox: firefox && { by: 'bidi', program: firefox },
    webkit:
      driver && display && browser ? { by: 'webdriver', driver, browser, display } : undefined,
  };
}

/** Playwright's own builds, where somebody has downloaded them. */
async function findPlaywrightEngines() {
  const types = await import('@playwright/test');
  const found = (type) => {
    const program = types[type].executablePath();
    return existsSync(program) ? { by: 'playwright', type, program } : undefined;
  };
  return { firefox: found('firefox'), webkit: found('webkit') };
}

async function findEngines() {
  const [system, own] = [findSystemEngines(), await findPlaywrightEngines()];
  return { firefox: system.firefox ?? own.firefox, webkit: system.webkit ?? own.webkit };
}

const missingOf = (engines) => Object.keys(engines).filter((name) => engines[name] === undefined);

/**
 * Firefox and WebKit, installed where this command can install them. As root on Debian their absence is a failure;
 * elsewhere the caller says loudly which were not tried.
 * @param {(message: string) => void} say
 * @returns {Promise<{ engines: Record<string, EngineProgram>, missing: string[] }>}
 */
export async function ensureEngines(say) {
  let engines = await findEngines();
  if (missingOf(engines).length > 0) {
    say(`Installing ${missingOf(engines).join(' and ')} for the tests in other engines`);
    if (canUseApt()) await installWithApt(PACKAGES);
    else {
      const options = { bin: 'playwright', capture: true };
      await runPackage('@playwright/test', ['install', ...missingOf(engines)], options);
    }
    engines = await findEngines();
  }
  const missing = missingOf(engines);
  if (missing.length > 0 && canUseApt()) {
    throw new Error(`${missing.join(' and ')} could not be installed: ${PACKAGES.join(', ')}`);
  }
  const there = Object.entries(engines).filter(([, program]) => program !== undefined);
  return { engines: Object.fromEntries(there), missing };
}

/** One line nobody overlooks. @param {string[]} missing */
export const notTried = (missing) =>
  `NOT TRIED IN ${missing.join(' AND ').toUpperCase()}: install the packages ${PACKAGES.join(', ')}, ` +
  'or run `npx playwright install firefox webkit`, and run this again.';
