import { describe, expect, it } from 'vitest';
import { soupLine } from '../testing/still-cart.ts';
import { restoreLines } from './restore-lines.ts';

const line = (id: string, changes: object = {}) => ({ ...soupLine, id, ...changes });
const newIds = () => {
  let last = 0;
  return () => `new-${(last += 1)}`;
};

describe('taking a removal back', () => {
  it('[D-62] brings plain dishes back under new ids, since a line has its id for ever', () => {
    const before = [line('a'), line('b'), line('c')];
    expect(restoreLines(before, ['a', 'c'], newIds())).toEqual([
      { type: 'ADD_ITEMS', items: [line('new-1'), line('new-2')] },
    ]);
  });

  it('[D-64] a party’s order comes back in handfuls the server takes', () => {
    const before = Array.from({ length: 150 }, (_, at) => line(`line-${at}`));
    const ids = before.map(({ id }) => id);
    const handfuls = restoreLines(before, ids, newIds()).map((event) =>
      event.type === 'ADD_ITEMS' ? event.items.length : 0,
    );
    expect(handfuls).toEqual([99, 51]);
  });

  it('[D-74] takes a discounted dish with its offer again', () => {
    const fries = line('a', { offerId: 'half-price' });
    expect(restoreLines([fries], ['a'], newIds())).toEqual([
      { type: 'ADD_OFFER', offer: { id: 'half-price' }, items: [{ ...fries, id: 'new-1' }] },
    ]);
  });

  it('[D-74] [D-214] a dish of a bundle returns with the whole bundle, for which the others leave in the same event', () => {
    const burger = line('a', { offerId: 'set', bundleId: 'bundle' });
    const drink = line('b', { offerId: 'set', bundleId: 'bundle' });
    expect(restoreLines([burger, drink, line('c')], ['a'], newIds())).toEqual([
      {
        type: 'ADD_OFFER',
        offer: { id: 'set' },
        items: [
          { ...burger, id: 'new-1' },
          { ...drink, id: 'new-2' },
        ],
        replaces: ['b'],
      },
    ]);
  });

  it('[CART-35] leaves the bag to the server', () => {
    expect(restoreLines([line('bag', { isBag: true })], ['bag'], newIds())).toEqual([]);
  });
});
