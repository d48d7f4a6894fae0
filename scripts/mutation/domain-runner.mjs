import { readdirSync } from 'node:fs';
import path from 'node:path';
import { createServer, createServerModuleRunner } from 'vite';
import { expect, vi } from 'vitest';

const NAMESPACE = '__stryker__';
const DOMAIN = 'packages/domain/src';
const SHIM = '/scripts/mutation/collected-tests.mjs';
const SETUP = ['temporal-polyfill/global', '/scripts/mutation/same-dice.ts'];
/** A minute of two zones' nights, for every broken rule. */
const TOO_LONG = ['venue-opening-agrees.test.ts'];
const SUCCESS = 0;
const FAILED = 1;

/**
 * Runs the tests of the broken slices for Stryker in one process that has loaded them once: a broken rule is switched
 * on by Stryker's own flag, and only what is worked out while a module loads has to be loaded again.
 */
class DomainRunner {
  #vite;
  #modules;
  #tests = [];
  /** The quick ones first: most broken rules are noticed by them. */
  #places = new Map();
  /** Whether the modules were loaded with a broken rule. */
  #isSpoilt = true;

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    process.env['TZ'] = 'UTC';
    this.#vite = await createServer({
      configFile: false,
      root: process.cwd(),
      logLevel: 'error',
      appType: 'custom',
      server: { middlewareMode: true, hmr: false, ws: false, watch: null },
      optimizeDeps: { noDiscovery: true },
      resolve: { alias: [{ find: /^vitest$/, replacement: path.resolve(`.${SHIM}`) }] },
    });
    this.#modules = createServerModuleRunner(this.#vite.environments.ssr, { hmr: false });
  }

  async dryRun() {
    const stryker = (globalThis[NAMESPACE] ??= {});
    stryker.activeMutant = undefined;
    await this.#load();
    const tests = [];
    for (const test of this.#tests) {
      stryker.currentTestId = test.id;
      const startedAt = performance.now();
      const failure = await failureOf(test);
      const entry = { id: test.id, name: test.name, fileName: path.resolve(test.file) };
      const timeSpentMs = performance.now() - startedAt;
      tests.push(
        failure === null
          ? { ...entry, timeSpentMs, status: SUCCESS }
          : { ...entry, timeSpentMs, status: FAILED, failureMessage: failure },
      );
      stryker.currentTestId = undefined;
    }
    const byTime = tests.toSorted((one, other) => one.timeSpentMs - other.timeSpentMs);
    this.#places = new Map(byTime.map(({ id }, place) => [id, place]));
    return { status: 'complete', tests, mutantCoverage: stryker.mutantCoverage };
  }

  async mutantRun({ activeMutant, testFilter, hitLimit, mutantActivation, reloadEnvironment }) {
    const stryker = (globalThis[NAMESPACE] ??= {});
    const isStatic = mutantActivation === 'static' || reloadEnvironment === true;
    stryker.hitCount = undefined;
    stryker.activeMutant = isStatic ? activeMutant.id : undefined;
    try {
      if (isStatic || this.#isSpoilt) await this.#load();
    } catch (error) {
      this.#isSpoilt = true;
      return { status: 'killed', killedBy: [], failureMessage: String(error), nrOfTests: 1 };
    }
    this.#isSpoilt = isStatic;
    stryker.activeMutant = activeMutant.id;
    stryker.hitCount = 0;
    stryker.hitLimit = hitLimit;
    let nrOfTests = 0;
    for (const test of this.#quickFirst(testFilter)) {
      nrOfTests += 1;
      const failureMessage = await failureOf(test);
      if (hitLimit !== undefined && stryker.hitCount > hitLimit)
        return { status: 'timeout', reason: 'runs for ever' };
      if (failureMessage !== null)
        return { status: 'killed', killedBy: [test.id], failureMessage, nrOfTests };
    }
    return { status: 'survived', nrOfTests };
  }

  async dispose() {
    await this.#modules?.close();
    await this.#vite?.close();
  }

  #quickFirst(filter) {
    const wanted = filter && new Set(filter);
    const placeOf = ({ id }) => this.#places.get(id) ?? 0;
    return this.#tests
      .filter(({ id }) => !wanted || wanted.has(id))
      .toSorted((one, other) => placeOf(one) - placeOf(other));
  }

  async #load() {
    this.#modules.clearCache();
    for (const module of SETUP) await this.#modules.import(module);
    const { collect, provide } = await this.#modules.import(SHIM);
    provide({ expect, vi });
    const tests = [];
    for (const file of testFiles())
      tests.push(...(await collect(file, () => this.#modules.import(`/${file}`))));
    this.#tests = tests;
  }
}

/** Of the slices that `npm run mutate` has named; a slice's own tests say which of its rules is broken. */
function testFiles() {
  const slices = (process.env['MUTATED_SLICES'] ?? '').split(',').filter(Boolean);
  const folders =
    slices.length > 0 ? slices.map((slice) => path.posix.join(DOMAIN, slice)) : [DOMAIN];
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true })
      .map((name) => path.posix.join(folder, name.split(path.sep).join('/')))
      .filter((name) => name.endsWith('.test.ts'))
      .filter((name) => !TOO_LONG.includes(path.posix.basename(name)))
      .toSorted(),
  );
}

/** What the test says, null where it has nothing to say. */
async function failureOf({ run, after }) {
  try {
    await run();
    return null;
  } catch (error) {
    return String(error);
  } finally {
    for (const hook of after) await hook();
  }
}

export const strykerPlugins = [
  { kind: 'TestRunner', name: 'domain', factory: () => new DomainRunner() },
];
