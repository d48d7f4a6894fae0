import { expect, it } from 'vitest';
import { hasDoor, kindsOf } from './test-kinds.mjs';

const carriers = (...files) => files.map((file) => ({ file }));

it('tells each kind by its file', () => {
  const all = carriers(
    'tests/e2e/board.spec.ts',
    'apps/server/src/features/cart/two-servers.integration.test.ts',
    'apps/ordering/src/features/cart/CartView.test.tsx',
    'tests/budgets/first-load.test.ts',
    'packages/ui/src/Card.test.tsx',
    'packages/domain/src/cart/fold-cart.test.ts',
    'packages/contract/src/entity-fields.test.ts',
  );
  expect(kindsOf(all)).toEqual([
    'schema',
    'unit',
    'component',
    'budget',
    'screen',
    'integration',
    'browser',
  ]);
});

it('a schema, a unit and a component are no door, a page is', () => {
  const indoors = carriers(
    'packages/contract/src/a.test.ts',
    'packages/domain/src/a.test.ts',
    'packages/ui/src/A.test.tsx',
  );
  expect(hasDoor(indoors)).toBe(false);
  expect(hasDoor([...indoors, ...carriers('apps/ordering/src/A.test.tsx')])).toBe(true);
  expect(hasDoor([])).toBe(false);
});
