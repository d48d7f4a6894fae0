/** How a user could notice that a rule is broken: a page, the endpoint or socket of the real server, a browser. */
const DOORS = new Set(['screen', 'integration', 'browser']);

/** In the order in which they are told. */
const KINDS = ['schema', 'unit', 'component', 'budget', 'screen', 'integration', 'browser'];

/** @param {string} file a test's path from the root */
export function kindOfTest(file) {
  if (file.startsWith('tests/budgets/')) return 'budget';
  if (file.endsWith('.spec.ts') || file.startsWith('tests/engines/')) return 'browser';
  if (file.endsWith('.integration.test.ts')) return 'integration';
  // A component alone says nothing of the page that should show it.
  if (file.startsWith('packages/ui/')) return 'component';
  if (file.endsWith('.test.tsx')) return 'screen';
  return file.startsWith('packages/contract/') ? 'schema' : 'unit';
}

/** @param {{ file: string }[]} carriers the tests that carry one rule's number */
export function kindsOf(carriers) {
  const found = new Set(carriers.map(({ file }) => kindOfTest(file)));
  return KINDS.filter((kind) => found.has(kind));
}

/** Whether one of them goes through a door that a user has. */
export const hasDoor = (carriers) => kindsOf(carriers).some((kind) => DOORS.has(kind));
