import { makeDoors } from './test-doors.mjs';

/** How a user could notice that a rule is broken: a page, the endpoint or socket of the real server, a browser. */
const DOORS = new Set(['screen', 'integration', 'browser']);

/** In the order in which they are told. */
const KINDS = [
  'schema',
  'unit',
  'component',
  'store',
  'budget',
  'screen',
  'integration',
  'browser',
];

const readDoors = makeDoors();

/**
 * A file's ending says with what it is run, not what it opens: that is looked up in what it imports.
 * @param {string} file a test's path from the root
 */
export function kindOfTest(file, doors = readDoors) {
  if (file.startsWith('tests/budgets/')) return 'budget';
  if (file.endsWith('.spec.ts') || file.startsWith('tests/engines/')) return 'browser';
  // A store or a resolver over a real database says nothing of the server that should ask it.
  if (file.endsWith('.integration.test.ts')) {
    return doors.opensServer(file) ? 'integration' : 'store';
  }
  // A component alone says nothing of the page that should show it.
  if (file.endsWith('.test.tsx')) return doors.drawsPage(file) ? 'screen' : 'component';
  return file.startsWith('packages/contract/') ? 'schema' : 'unit';
}

/** @param {{ file: string }[]} carriers the tests that carry one rule's number */
export function kindsOf(carriers, doors = readDoors) {
  const found = new Set(carriers.map(({ file }) => kindOfTest(file, doors)));
  return KINDS.filter((kind) => found.has(kind));
}

/** Whether one of them goes through a door that a user has. */
export const hasDoor = (carriers, doors = readDoors) =>
  kindsOf(carriers, doors).some((kind) => DOORS.has(kind));
