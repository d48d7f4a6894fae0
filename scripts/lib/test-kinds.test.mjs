import { expect, it } from 'vitest';
import { makeDoors } from './test-doors.mjs';
import { hasDoor, kindsOf } from './test-kinds.mjs';

const carriers = (...files) => files.map((file) => ({ file }));

const SERVER = 'apps/server/src';
const GUEST = 'apps/ordering/src';
/** A repository of a few lines: what each file imports. */
const SOURCES = {
  [`${SERVER}/testing/test-server.ts`]: `import { compose, type App } from '../compose.ts';`,
  [`${SERVER}/testing/loyalty-world.ts`]: `import {
  FRIDAY_EVENING,
  openTestServer,
} from './test-server.ts';`,
  [`${SERVER}/testing/ask-graph.ts`]: `import { graphql } from 'graphql';
import { buildServedSchema } from '../platform/graphql/build-schema.ts';`,
  [`${SERVER}/server.integration.test.ts`]: `import { openTestServer } from './testing/test-server.ts';`,
  [`${SERVER}/world.integration.test.ts`]: `import { openLoyaltyWorld } from './testing/loyalty-world.ts';`,
  [`${SERVER}/jobs.integration.test.ts`]: `import { addJob, startJobs } from './platform/jobs/jobs.ts';`,
  [`${SERVER}/by-hand.integration.test.ts`]: `import { makeAsk, type Ask } from './testing/ask-graph.ts';
import { makeAllItems } from './features/menu/resolvers/Query/allItems.ts';`,
  [`${SERVER}/borrowed.integration.test.ts`]: `import { FRIDAY_EVENING, type TestServer } from './testing/test-server.ts';
import type { App } from './compose.ts';`,
  // What production does for itself opens nothing for a test.
  [`${SERVER}/doctor.integration.test.ts`]: `import { runDoctor } from './doctor/run-doctor.ts';`,
  [`${SERVER}/doctor/run-doctor.ts`]: `import { compose } from '../compose.ts';`,

  [`${GUEST}/app/routes.tsx`]: `const cart = lazyScreen(() => import('./CartPage.tsx').then((m) => m.cartPageModule));`,
  [`${GUEST}/app/CartPage.tsx`]: `import { CartScreen } from '../features/cart/CartScreen.tsx';
import { useTip } from '../features/cart/use-tip.ts';
import { Price } from '../shared/price/Price.tsx';`,
  [`${GUEST}/features/cart/CartScreen.tsx`]: `import { CartLine } from './CartLine.tsx';`,
  [`${GUEST}/cart-page.test.tsx`]: `import { CartScreen } from './features/cart/CartScreen.tsx';`,
  [`${GUEST}/all-routes.test.tsx`]: `import { ROUTES } from './app/routes.tsx';
import { matchRoute } from './app/routes.tsx';`,
  [`${GUEST}/opened.test.tsx`]: `import { openCart } from './features/cart/testing/open-cart.tsx';`,
  [`${GUEST}/features/cart/testing/open-cart.tsx`]: `import { CartScreen } from '../CartScreen.tsx';`,
  [`${GUEST}/line.test.tsx`]: `import { CartLine } from './features/cart/CartLine.tsx';`,
  [`${GUEST}/price.test.tsx`]: `import { Price } from './shared/price/Price.tsx';`,
  [`${GUEST}/use-tip.test.tsx`]: `import { useTip } from './features/cart/use-tip.ts';`,
};
const doors = makeDoors((file) => SOURCES[file] ?? '');

it('tells each kind by its file, and by what it opens', () => {
  const all = carriers(
    'tests/e2e/board.spec.ts',
    `${SERVER}/server.integration.test.ts`,
    `${SERVER}/by-hand.integration.test.ts`,
    `${GUEST}/cart-page.test.tsx`,
    'tests/budgets/first-load.test.ts',
    'packages/ui/src/Card.test.tsx',
    'packages/domain/src/cart/fold-cart.test.ts',
    'packages/contract/src/entity-fields.test.ts',
  );
  expect(kindsOf(all, doors)).toEqual([
    'schema',
    'unit',
    'component',
    'store',
    'budget',
    'screen',
    'integration',
    'browser',
  ]);
});

it.each(['server', 'world', 'jobs'])('a test that opens the server is a door: %s', (name) => {
  expect(hasDoor(carriers(`${SERVER}/${name}.integration.test.ts`), doors)).toBe(true);
});

it.each([
  ['wires resolvers by hand', 'by-hand'],
  ['borrows a constant and a type of a world', 'borrowed'],
  ['calls what opens one for itself', 'doctor'],
])('one that %s is none, whatever its ending', (_what, name) => {
  const file = `${SERVER}/${name}.integration.test.ts`;
  expect(kindsOf(carriers(file), doors)).toEqual(['store']);
  expect(hasDoor(carriers(file), doors)).toBe(false);
});

it.each(['cart-page', 'all-routes', 'opened'])('a test that draws a page is a door: %s', (name) => {
  expect(kindsOf(carriers(`${GUEST}/${name}.test.tsx`), doors)).toEqual(['screen']);
});

it.each([
  ['a part of a page', 'line'],
  ['a shared part', 'price'],
  ['a hook', 'use-tip'],
])('one that draws %s alone is none', (_what, name) => {
  expect(kindsOf(carriers(`${GUEST}/${name}.test.tsx`), doors)).toEqual(['component']);
});

it('nothing carries nothing', () => {
  expect(hasDoor([], doors)).toBe(false);
});

it('the repository’s own files are looked up', () => {
  const kindOf = (file) => kindsOf(carriers(file))[0];
  expect(kindOf(`${SERVER}/features/menu/menu-queries.integration.test.ts`)).toBe('integration');
  expect(kindOf(`${SERVER}/platform/auth/try-limit.integration.test.ts`)).toBe('store');
  expect(kindOf(`${GUEST}/features/cart/cart-page.test.tsx`)).toBe('screen');
  expect(kindOf(`${GUEST}/shared/rich-text/RichText.test.tsx`)).toBe('component');
});
