import { describe, expect, it } from 'vitest';
import { line as lineOf } from '../cart/testing/builders.ts';
import { minor } from '../money/minor.ts';
import { hasNewPrices } from './changed-prices.ts';

const line = (id: string, changes: object = {}) => lineOf({ id, ...changes });
const inBundle = (id: string) => line(id, { offerId: 'set', bundleId: 'bundle' });
const alone = (id: string) => line(id, { offerId: null, bundleId: null });

describe('prices the guest has not seen', () => {
  it.each([
    ['another price', [line('a')], [line('a', { amount: minor(1) })], true],
    ['the same price', [line('a')], [line('a')], false],
    ['one dish more', [line('a')], [line('a'), line('b')], false],
    ['an offer that is over', [line('a', { offerId: 'half' })], [alone('a')], true],
    ['a bundle that is over', [inBundle('a'), inBundle('b')], [alone('a'), alone('b')], true],
    ['a bundle the guest took apart', [inBundle('a'), inBundle('b')], [alone('a')], false],
    [
      'a share of a bill somebody paid into',
      [line('a', { share: { amount: minor(34), discount: minor(0) } })],
      [line('a', { share: { amount: minor(33), discount: minor(0) } })],
      true,
    ],
  ])('[D-52] %s', (_what, before, now, isNew) => expect(hasNewPrices(before, now)).toBe(isNew));
});
