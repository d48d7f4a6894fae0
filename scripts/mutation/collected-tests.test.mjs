import { expect, it } from 'vitest';
import { afterEach, collect, describe as group, it as test } from './collected-tests.mjs';

const load = () => {
  group('a rule', () => {
    test('holds', () => 1);
    test.each([
      [1, 2],
      [3, 4],
    ])('adds', (one, other) => one + other);
    test.each([{ of: 5 }])('reads', ({ of }) => of);
  });
  afterEach(() => 'tidied up');
};

it('keeps every test, each row of a table by itself, under a name of its own', async () => {
  const tests = await collect('rule.test.ts', load);
  expect(tests.map(({ name }) => name)).toEqual([
    'a rule > holds',
    'a rule > adds',
    'a rule > adds',
    'a rule > reads',
  ]);
  expect(new Set(tests.map(({ id }) => id)).size).toBe(4);
  expect(tests.map(({ run }) => run())).toEqual([1, 3, 7, 5]);
  expect(tests[0]?.after.map((hook) => hook())).toEqual(['tidied up']);
});

it('begins anew with every file', async () => {
  await collect('rule.test.ts', load);
  const tests = await collect('other.test.ts', () => test('alone', () => 1));
  expect(tests.map(({ file, after }) => [file, after.length])).toEqual([['other.test.ts', 0]]);
});
