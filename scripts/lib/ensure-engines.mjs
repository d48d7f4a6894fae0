import { canUseApt, installWithApt } from './apt.mjs';
import { findEngines } from './find-engines.mjs';
import { runPackage } from './run.mjs';

/** What Debian calls the engines, and a screen for the one that cannot do without. */
const PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb'];

/** @typedef {typeof THIS_MACHINE} Machine what it has, and what can be done to it */
const THIS_MACHINE = {
  find: findEngines,
  canUseApt,
  installWithApt,
  /** @param {string[]} names */
  installWithPlaywright: (names) =>
    runPackage('@playwright/test', ['install', ...names], { bin: 'playwright', capture: true }),
};

const missingOf = (engines) => Object.keys(engines).filter((name) => engines[name] === undefined);

/**
 * Firefox and WebKit, installed where this command can install them. As root on Debian their absence is a failure;
 * elsewhere the caller says loudly which were not tried.
 * @param {(message: string) => void} say
 * @param {Machine} [machine]
 * @returns {Promise<{ engines: Record<string, import('./find-engines.mjs').EngineProgram>, missing: string[] }>}
 */
export async function ensureEngines(say, machine = THIS_MACHINE) {
  let engines = await machine.find();
  const ways = [
    ...(machine.canUseApt() ? [() => machine.installWithApt(PACKAGES)] : []),
    () => machine.installWithPlaywright(missingOf(engines)),
  ];
  for (const install of ways) {
    if (missingOf(engines).length === 0) break;
    say(`Installing ${missingOf(engines).join(' and ')} for the tests in other engines`);
    await install();
    engines = await machine.find();
  }
  const missing = missingOf(engines);
  if (missing.length > 0 && machine.canUseApt()) {
    throw new Error(`${missing.join(' and ')} could not be installed: ${PACKAGES.join(', ')}`);
  }
  const there = Object.entries(engines).filter(([, program]) => program !== undefined);
  return { engines: Object.fromEntries(there), missing };
}

/** One line nobody overlooks. @param {string[]} missing */
export const notTried = (missing) =>
  `NOT TRIED IN ${missing.join(' AND ').toUpperCase()}: install the packages ${PACKAGES.join(', ')}, ` +
  'or run `npx playwright install --with-deps firefox webkit`, and run this again.';
