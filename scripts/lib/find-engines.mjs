import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * @typedef {{ by: 'bidi', program: string }
 *   | { by: 'webdriver', driver: string, browser: string, display: string }
 *   | { by: 'playwright', type: 'firefox' | 'webkit', program: string }} EngineProgram
 * @typedef {{ firefox?: EngineProgram, webkit?: EngineProgram }} Engines
 */

const onPath = (folders, ...names) =>
  folders
    .split(path.delimiter)
    .flatMap((folder) => names.map((name) => path.join(folder, name)))
    .find((file) => existsSync(file));

/** As Debian names the folders of WebKitGTK, newest last; GTK 4's has no 2 in it. */
const LIBRARY_FOLDERS = ['webkit2gtk-4.1', 'webkit2gtk-4.0', 'webkitgtk-6.0'];

/** Debian keeps WebKit's little browser in a folder named after the processor. */
function findMiniBrowser(libraries) {
  if (!existsSync(libraries)) return undefined;
  return readdirSync(libraries)
    .flatMap((triplet) =>
      LIBRARY_FOLDERS.map((folder) => path.join(libraries, triplet, folder, 'MiniBrowser')),
    )
    .find((file) => existsSync(file));
}

/**
 * What the system's packages have brought.
 * @param {{ folders?: string, libraries?: string }} [where]
 * @returns {Engines}
 */
export function findSystemEngines({
  folders = process.env.PATH ?? '',
  libraries = '/usr/lib',
} = {}) {
  const firefox = onPath(folders, 'firefox-esr', 'firefox');
  const driver = onPath(folders, 'WebKitWebDriver');
  const display = onPath(folders, 'Xvfb');
  const browser = findMiniBrowser(libraries);
  return {
    firefox: firefox && { by: 'bidi', program: firefox },
    webkit:
      driver && display && browser ? { by: 'webdriver', driver, browser, display } : undefined,
  };
}

/** Downloaded without the libraries it needs, a build is there and does not start. */
async function startsUp(type, program) {
  try {
    await (await type.launch({ executablePath: program })).close();
    return true;
  } catch {
    return false;
  }
}

/** Playwright's own build, where somebody has downloaded it and it runs. */
async function findPlaywrightEngine(name) {
  const { [name]: type } = await import('@playwright/test');
  const program = type.executablePath();
  const isThere = existsSync(program) && (await startsUp(type, program));
  return isThere ? { by: 'playwright', type: name, program } : undefined;
}

/** @returns {Promise<Engines>} */
export async function findEngines() {
  const { firefox, webkit } = findSystemEngines();
  return {
    firefox: firefox ?? (await findPlaywrightEngine('firefox')),
    webkit: webkit ?? (await findPlaywrightEngine('webkit')),
  };
}
