import { describe, expect, it } from 'vitest';
import { line as lineOf } from '../cart/testing/builders.ts';
import { minor } from '../money/minor.ts';
import { hasNewPrices } from './changed-prices.ts';

const line = (id: string, changes: object = {}) => lineOf({ id, ...changes });
const inBundle = (id: string) => line(id, { offerId: 'set', bundleId: 'bundle' });
const alone = (id: string) => line(id, { offerId: null, bundleId: null });
const offered = (id: string, discount: number) =>
  line(id, { offerId: 'half', discount: minor(discount) });
const share = (id: string, amount: number) =>
  line(id, { share: { amount: minor(amount), discount: minor(0) } });

describe('prices the guest has not seen', () => {
  it.each([
    ['another price', [line('a')], [line('a', { amount: minor(1) })], true],
    ['the same price', [line('a')], [line('a')], false],
    ['one of two', [line('a'), line('b')], [line('a', { amount: minor(1) }), line('b')], true],
    ['an offer as it was', [offered('a', 10)], [offered('a', 10)], false],
    ['an offer that gives less', [offered('a', 10)], [offered('a', 5)], true],
    ['a discount of no offer', [line('a', { discount: minor(5) })], [line('a')], false],
    [
      'a bundle that is over while the guest took something else out',
      [inBundle('a'), inBundle('b'), line('c')],
      [alone('a'), alone('b')],
      true,
    ],
    ['a share of a bill as it was', [share('a', 34)], [share('a', 34)], false],
    ['a share that is whole now', [share('a', 34)], [line('a')], false],
    ['one dish more', [line('a')], [line('a'), line('b')], false],
    ['an offer that is over', [line('a', { offerId: 'half' })], [alone('a')], true],
    ['a bundle that is over', [inBundle('a'), inBundle('b')], [alone('a'), alone('b')], true],
    ['a bundle the guest took apart', [inBundle('a'), inBundle('b')], [alone('a')], false],
    ['a share of a bill somebody paid into', [share('a', 34)], [share('a', 33)], true],
  ])('[D-52] %s', (_what, before, now, isNew) => expect(hasNewPrices(before, now)).toBe(isNew));
});
