import { describe, expect, it } from 'vitest';
import { ZERO } from '../money/minor.ts';
import { stockNeedsOf, unitsLeftOf } from './stock-needs.ts';
import { line } from './testing/builders.ts';
import { bread, extras, item, stock } from './testing/kitchen.ts';

const [onion, cheese] = extras.variations;
if (!onion || !cheese) throw new Error('The kitchen has lost its extras');
const needsOf = stockNeedsOf({
  items: [
    item({ id: 'burger', modificationGroupIds: ['bread', 'extras', 'gone'] }),
    item({ id: 'cola' }),
  ],
  modificationGroups: [
    // Of a single choice one is chosen, and stands on the line: nothing comes by itself.
    { ...bread, preselectedVariations: ['brioche'] },
    {
      ...extras,
      preselectedVariations: ['onion', 'not made any more'],
      variations: [onion, cheese, { ...cheese, id: 'with dip', asItem: { id: 'dip' } }],
    },
  ],
});
const burger = (chosen: string[] = [], removedVariations: string[] = []) =>
  line({
    itemId: 'burger',
    removedVariations,
    variations: chosen.map((id) => ({ id, groupId: 'extras', amount: ZERO, title: id })),
  });
const cola = line({ id: 'c', itemId: 'cola' });

describe('what a line takes from the kitchen', () => {
  it('[ITEM-22] the dish and what comes with it', () => {
    expect(needsOf(burger())).toEqual(['burger', 'onion']);
    expect(needsOf(cola)).toEqual(['cola']);
    expect(needsOf(line({ itemId: 'of another menu' }))).toEqual(['of another menu']);
  });

  it('[ITEM-22] what was chosen, also as the dish it is, and once what was chosen though it comes anyway', () => {
    expect(needsOf(burger(['cheese', 'with dip']))).toEqual([
      'burger',
      'cheese',
      'with dip',
      'dip',
      'onion',
    ]);
    expect(needsOf(burger(['onion']))).toEqual(['burger', 'onion']);
  });

  it('[ITEM-13] [ITEM-22] not what the guest took off', () => {
    expect(needsOf(burger([], ['onion']))).toEqual(['burger']);
  });
});

describe('how many more there are', () => {
  const counted = (itemId: string, count: number) => ({ itemId, outOfStock: false, count });

  it('[ITEM-20] [ITEM-22] the scarcest thing decides, besides what lies in the cart', () => {
    const inventory = stock(counted('burger', 9), counted('onion', 5), counted('cola', 1));
    expect(unitsLeftOf(burger(), [], inventory, needsOf)).toBe(5);
    expect(unitsLeftOf(burger(), [burger(), burger(), cola], inventory, needsOf)).toBe(3);
    expect(unitsLeftOf(burger(), [burger([], ['onion'])], inventory, needsOf)).toBe(5);
    expect(unitsLeftOf(cola, [burger()], inventory, needsOf)).toBe(1);
  });

  it('[ITEM-20] what a dish needs two of is had half as often', () => {
    const dip = line({
      itemId: 'dip',
      variations: [{ id: 'with dip', groupId: 'extras', amount: ZERO, title: '' }],
    });
    expect(unitsLeftOf(dip, [], stock(counted('dip', 7)), needsOf)).toBe(3);
    expect(unitsLeftOf(dip, [dip], stock(counted('dip', 7)), needsOf)).toBe(2);
  });
});
