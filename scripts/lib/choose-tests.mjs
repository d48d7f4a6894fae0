/**
 * What `npm test -- CART-09 packages/domain/src/money` runs.
 * @typedef {'unit' | 'screens' | 'integration' | 'alerts' | 'budgets' | 'engines' | 'browser'} Step
 * @typedef {{ files: Record<Step, string[]>, related: string[], title: string | null }} Choice
 */

const STEPS = ['unit', 'screens', 'integration', 'alerts', 'budgets', 'engines', 'browser'];
const RULE = /^[A-Z0-9]+-\d+[a-z]?$/;
const TEST_FILE = /\.(test|spec)\.(tsx?|mjs)$/;
const SLICE = /^(apps\/server\/src\/(?:features|providers|platform)\/[^/]+)\//;

/** @param {string} file @returns {Step} as vitest.config.ts and Playwright's configuration share them out */
export function stepOf(file) {
  if (file.startsWith('tests/budgets/')) return 'budgets';
  if (file.startsWith('tests/engines/')) return 'engines';
  if (file.startsWith('tests/e2e/')) return 'browser';
  if (file.startsWith('apps/server/src/testing/alerts/')) return 'alerts';
  if (file.endsWith('.integration.test.ts')) return 'integration';
  return file.endsWith('.tsx') ? 'screens' : 'unit';
}

/**
 * A rule stands for the tests that carry its number; a folder for those below it; a source for those of `unit` and
 * `screens` that import it, near or far, and for the integration tests of its slice: every other one starts the whole
 * server, and would be related to everything.
 * @param {string[]} wanted
 * @param {{ files: string[], filesOfRule: (rule: string) => string[] }} tree
 * @returns {Choice}
 */
export function chooseTests(wanted, { files, filesOfRule }) {
  const tests = files.filter((file) => TEST_FILE.test(file));
  const chosen = new Set();
  const related = [];
  for (const word of wanted) {
    const found = RULE.test(word) ? filesOfRule(word) : testsBelow(word, { files, tests, related });
    if (found === null) throw new Error(`${word} is neither a rule with a test nor a path`);
    for (const file of found) chosen.add(file);
  }
  const sorted = [...chosen].toSorted();
  return {
    files: Object.fromEntries(
      STEPS.map((step) => [step, sorted.filter((file) => stepOf(file) === step)]),
    ),
    related,
    title: wanted.every((word) => RULE.test(word)) ? titleOf(wanted) : null,
  };
}

/** Pushes a source to `related`; null for what is not there. */
function testsBelow(word, { files, tests, related }) {
  const path = word.replace(/^\.\//, '').replace(/\/$/, '');
  if (tests.includes(path)) return [path];
  if (files.includes(path)) {
    related.push(path);
    const [, slice] = SLICE.exec(path) ?? [];
    return slice === undefined
      ? []
      : tests.filter((file) => file.startsWith(`${slice}/`) && stepOf(file) === 'integration');
  }
  const below = tests.filter((file) => file.startsWith(`${path}/`));
  return below.length === 0 ? null : below;
}

const titleOf = (rules) => rules.map((rule) => `\\[${rule}\\]`).join('|');
