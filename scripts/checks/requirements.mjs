import { DEBT_AT_MOST, indoorsProblems, readDebt, readIndoors } from '../lib/indoors.mjs';
import { readNumberedRules } from '../lib/numbered-rules.mjs';
import { readNumberedTests } from '../lib/numbered-tests.mjs';

/** What `npm run requirements` fails for, in one line each. */
export const requirements = {
  name: 'every rule through a door',
  async run() {
    const rules = readNumberedRules();
    const tests = readNumberedTests();
    const known = new Set(rules.map(({ id }) => id));
    const strangers = [...tests].filter(([id]) => !known.has(id));
    return [
      ...strangers.map(([id, [{ file }]]) => `${file}: ${id} is the number of no rule`),
      ...indoorsProblems(rules, (id) => tests.get(id) ?? [], readIndoors(), {
        listed: readDebt(),
        atMost: DEBT_AT_MOST,
      }),
    ];
  },
};
