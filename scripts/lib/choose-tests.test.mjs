import { describe, expect, it } from 'vitest';
import { chooseTests } from './choose-tests.mjs';

const files = [
  'apps/console/src/app/App.test.tsx',
  'apps/server/src/features/cart/cart-store.ts',
  'apps/server/src/features/cart/cart.integration.test.ts',
  'apps/server/src/features/cart/names.test.ts',
  'apps/server/src/features/menu/menu.integration.test.ts',
  'apps/server/src/testing/alerts/alerts.integration.test.ts',
  'packages/domain/src/cart/tips.test.ts',
  'packages/domain/src/cart/tips.ts',
  'scripts/lib/files.test.mjs',
  'tests/budgets/weight.test.ts',
  'tests/e2e/board.spec.ts',
  'tests/e2e/playwright.config.ts',
  'tests/engines/core.test.ts',
];
const carriers = {
  'CART-09': ['packages/domain/src/cart/tips.test.ts', 'tests/e2e/board.spec.ts'],
};
const filesOfRule = (rule) => carriers[rule] ?? null;
const choose = (...wanted) => {
  const choice = chooseTests(wanted, { files, filesOfRule });
  const steps = Object.entries(choice.files).filter(([, found]) => found.length > 0);
  return { ...choice, files: Object.fromEntries(steps) };
};

describe('npm test -- some', () => {
  it('[F-117] a rule: the tests that carry its number, and only these of their files', () => {
    expect(choose('CART-09')).toEqual({
      files: {
        unit: ['packages/domain/src/cart/tips.test.ts'],
        browser: ['tests/e2e/board.spec.ts'],
      },
      related: [],
      title: '\\[CART-09\\]',
    });
  });

  it('[F-117] a folder: every test below it, each with its runner', () => {
    expect(choose('apps/server/src/')).toEqual({
      files: {
        unit: ['apps/server/src/features/cart/names.test.ts'],
        integration: [
          'apps/server/src/features/cart/cart.integration.test.ts',
          'apps/server/src/features/menu/menu.integration.test.ts',
        ],
        alerts: ['apps/server/src/testing/alerts/alerts.integration.test.ts'],
      },
      related: [],
      title: null,
    });
    expect(choose('tests', './scripts', 'apps/console').files).toEqual({
      unit: ['scripts/lib/files.test.mjs'],
      screens: ['apps/console/src/app/App.test.tsx'],
      budgets: ['tests/budgets/weight.test.ts'],
      engines: ['tests/engines/core.test.ts'],
      browser: ['tests/e2e/board.spec.ts'],
    });
  });

  it('[F-117] a source: what imports it, and the integration tests of its slice', () => {
    expect(choose('apps/server/src/features/cart/cart-store.ts')).toEqual({
      files: { integration: ['apps/server/src/features/cart/cart.integration.test.ts'] },
      related: ['apps/server/src/features/cart/cart-store.ts'],
      title: null,
    });
    expect(choose('packages/domain/src/cart/tips.ts').files).toEqual({});
  });

  it('a rule beside a path runs whole files: a title would hide the tests of the path', () => {
    expect(choose('CART-09', 'tests/budgets').title).toBeNull();
  });

  it.each(['CART-999', 'packages/nowhere', 'READMEE.md', ''])('refuses %j', (word) => {
    expect(() => choose(word)).toThrow('neither a rule with a test nor a path');
  });
});
