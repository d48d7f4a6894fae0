/**
 * Stands for `vitest` where rules are broken: the tests of the domain are kept as plain functions that are run again
 * for every broken rule. Loading them anew each time, as a test runner does, takes hundreds of times as long.
 */
export let expect;
export let vi;

/** The real ones, from outside: here `vitest` is this very file. */
export const provide = (real) => ({ expect, vi } = real);

/** @typedef {{ id: string, file: string, name: string, run: () => unknown, after: (() => unknown)[] }} Collected */

/** @type {Collected[]} */
let tests = [];
let file = '';
let path = [];
let after = [];

/** What `load` declares, each under a name of its own. */
export async function collect(from, load) {
  tests = [];
  file = from;
  path = [];
  after = [];
  await load();
  return tests;
}

export function describe(name, declare) {
  path.push(name);
  declare();
  path.pop();
}

export function it(name, run) {
  const full = [...path, name].join(' > ');
  tests.push({ id: `${file}#${tests.length} ${full}`, file, name: full, run, after });
}

it.each = (table) => (name, run) => {
  for (const row of table) it(name, () => (Array.isArray(row) ? run(...row) : run(row)));
};

export const afterEach = (hook) => after.push(hook);

/** A model of thousands of runs is walked a little: always the same way, so what it notices it always notices. */
const PROVIDED = { modelRuns: 80 };
export const inject = (name) => PROVIDED[name] ?? null;
