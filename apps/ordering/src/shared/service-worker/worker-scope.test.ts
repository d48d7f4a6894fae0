import { expect, it } from 'vitest';
import { isWorkerMessage } from './worker-scope.ts';

it.each([
  [{ type: 'TAKE_OVER' }, true],
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
