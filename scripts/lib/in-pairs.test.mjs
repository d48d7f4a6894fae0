import { expect, it } from 'vitest';
import { inPairs } from './in-pairs.mjs';

it('works on everything, never on more than two at a time', async () => {
  const done = [];
  let atWork = 0;
  let most = 0;
  await inPairs([1, 2, 3, 4, 5], async (item) => {
    atWork += 1;
    most = Math.max(most, atWork);
    await Promise.resolve();
    atWork -= 1;
    done.push(item);
  });
  expect(done.toSorted()).toEqual([1, 2, 3, 4, 5]);
  expect(most).toBe(2);
});
