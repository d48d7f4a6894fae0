import { expect, it } from 'vitest';
import { DEBT_AT_MOST, indoorsProblems, parseIndoors, readDebt, readIndoors } from './indoors.mjs';

const UNIT = { file: 'packages/domain/src/cart/fold-cart.test.ts' };
const SCHEMA = { file: 'packages/contract/src/entity-fields.test.ts' };
const BUDGET = { file: 'tests/budgets/first-load.test.ts' };
const PAGE = { file: 'apps/ordering/src/features/cart/cart-page.test.tsx' };
const ENDPOINT = { file: 'apps/server/src/features/cart/cart-events.integration.test.ts' };
/** Resolvers and counters wired by hand: the server may have lost them. */
const BY_HAND = { file: 'apps/server/src/platform/auth/try-limit.integration.test.ts' };
const BROWSER = { file: 'tests/e2e/board.spec.ts' };

const problems = (carriers, listed = '', debt = undefined) =>
  indoorsProblems(
    Object.keys(carriers).map((id) => ({ id })),
    (id) => carriers[id] ?? [],
    parseIndoors(listed),
    debt,
  );

it('a rule that a page, the endpoint or a browser reaches is kept', () => {
  expect(
    problems({ 'CART-01': [UNIT, PAGE], 'CART-02': [ENDPOINT], 'CART-03': [BROWSER] }),
  ).toEqual([]);
});

it('one that a store or a resolver alone carries is not, though its file is called an integration test', () => {
  expect(problems({ 'CART-01': [UNIT, BY_HAND] })).toEqual([
    'CART-01: only unit store tests carry it; one through page, endpoint or socket is missing',
  ]);
});

it('one that a unit, the schema or a budget alone carries is not', () => {
  const found = problems({ 'CART-01': [UNIT], 'API-01': [SCHEMA, UNIT], 'BRAND-10': [BUDGET] });
  expect(found).toHaveLength(3);
  expect(found[1]).toBe(
    'API-01: only schema unit tests carry it; one through page, endpoint or socket is missing',
  );
});

it('unless the list says why no door leads to it', () => {
  expect(
    problems({ 'CART-01': [UNIT] }, '| rule | why |\n|---|---|\n| CART-01 | Nobody sees. |'),
  ).toEqual([]);
  expect(problems({ 'CART-01': [UNIT] }, '| CART-01 | |')[0]).toContain('does not say why');
});

it('a reason that holds no longer is told, and so is one for a rule that is none', () => {
  const listed = '| CART-01 | Nobody sees. |\n| CART-99 | Nobody sees. |';
  expect(problems({ 'CART-01': [UNIT, PAGE] }, listed)).toEqual([
    'docs/requirements/indoors.md: CART-01 has a test through a door by now',
    'docs/requirements/indoors.md: CART-99 is the number of no rule',
  ]);
});

it('debt is borne, does not grow, and may be paid by anybody', () => {
  const owed = (rows, atMost) => ({ listed: parseIndoors(rows), atMost });
  const carriers = { 'CART-01': [UNIT], 'CART-02': [UNIT, PAGE] };
  expect(problems(carriers, '', owed('| CART-01 | Later. |\n| CART-02 | Later. |', 2))).toEqual([]);
  expect(problems(carriers, '', owed('| CART-01 | Later. |\n| CART-02 | Later. |', 1))).toEqual([
    'docs/requirements/indoors-debt.md: 2 rules, and no more than 1 may be left',
  ]);
  expect(problems(carriers, '', owed('', 0))).toHaveLength(1);
});

it('a rule without any test is said, unless it is argued', () => {
  expect(problems({ 'CART-01': [] })).toEqual(['CART-01: no test carries it']);
  expect(problems({ 'CART-01': [] }, '| CART-01 | Measured. |')).toEqual([]);
});

it('the list that is kept can be read', () => {
  expect(readIndoors().size).toBeGreaterThan(0);
  expect(readDebt().size).toBeLessThanOrEqual(DEBT_AT_MOST);
});
