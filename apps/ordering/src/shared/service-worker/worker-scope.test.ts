import { expect, it } from 'vitest';
import { isWorkerMessage, mayBegin } from './worker-scope.ts';

it.each([
  [{ type: 'TAKE_OVER', entry: '/assets/entry-2.js' }, true],
  [{ type: 'TAKE_OVER' }, false],
  [{ type: 'KEEP', addresses: [] }, true],
  [{ type: 'KEEP', addresses: ['/a', '/b'] }, true],
  [{ type: 'KEEP', addresses: ['/a', 7] }, false],
  [{ type: 'KEEP', addresses: '/a' }, false],
  [{ type: 'KEEP' }, false],
  [{ type: 'LEAVE', addresses: [] }, false],
  [{}, false],
  ['TAKE_OVER', false],
  [null, false],
])('a worker listens to its own pages’ words only: %j is %s', (data, isOne) => {
  expect(isWorkerMessage(data)).toBe(isOne);
});

const files = ['/assets/entry-2.js', '/assets/menu-2.js'];
it.each([
  ['the only page is of its own version', '/assets/entry-2.js', 1, true],
  ['the only page is of the version before', '/assets/entry-1.js', 1, false],
  ['another page is open as well', '/assets/entry-2.js', 2, false],
])('[D-140] a new worker begins or waits: %s', (_, entry, openPages, isBeginning) => {
  expect(mayBegin({ entry, files, openPages })).toBe(isBeginning);
});
