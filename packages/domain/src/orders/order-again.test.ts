import { aGroup, anEntry, anItem, aVariation } from '@tallrik/testing/menu';
import { describe, expect, it } from 'vitest';
import { inventoryOf } from '../menu/stock.ts';
import { minor } from '../money/minor.ts';
import { orderAgain, type SoldNow } from './order-again.ts';
import { order, orderItem } from './testing/orders.ts';

const cheese = { id: 'cheese', name: 'Cheese', nameLang: {}, price: minor(1500) };
const burger = anItem({ id: 'burger', title: 'Burger', modificationGroupIds: ['extras'] });
const sold = (changes: Partial<SoldNow> = {}): SoldNow => ({
  menu: { menuEntries: [anEntry({ id: 'entry-today', itemId: 'burger', price: minor(12_000) })] },
  items: [burger],
  groups: [aGroup({ id: 'extras' })],
  inventory: inventoryOf([]),
  country: 'SE',
  ...changes,
});
let lines = 0;
const newLineId = () => `line-${(lines += 1)}`;
const again = (items: Parameters<typeof orderItem>[0][], changes: Partial<SoldNow> = {}) =>
  orderAgain(order({ items: items.map((fields) => orderItem(fields)) }), sold(changes), newLineId);

describe('ordering again', () => {
  it('fills the cart with the same dishes at today’s price', () => {
    const { lines: made, missing, changed } = again([{}, { variations: [cheese] }]);
    expect(made.map(({ entryId, amount }) => [entryId, amount])).toEqual([
      ['entry-today', 12_000],
      ['entry-today', 12_000],
    ]);
    expect(made[1]?.variations.map(({ id }) => id)).toEqual(['cheese']);
    expect([missing, changed]).toEqual([[], []]);
  });

  it('names a dish that is not sold any more, once', () => {
    const { lines: made, missing } = again([{}, {}], { menu: { menuEntries: [] } });
    expect(made).toEqual([]);
    expect(missing).toEqual([{ title: 'Burger', titleLang: {} }]);
  });

  it('[D-48] takes no more than is left', () => {
    const inventory = inventoryOf([{ itemId: 'burger', outOfStock: false, count: 1 }]);
    const { lines: made, missing } = again([{}, {}], { inventory });
    expect(made).toHaveLength(1);
    expect(missing).toHaveLength(1);
  });

  it('says when a choice is gone', () => {
    const groups = [aGroup({ id: 'extras', variations: [aVariation({ id: 'onion' })] })];
    const { lines: made, changed } = again([{ variations: [cheese] }], { groups });
    expect(made[0]?.variations).toEqual([]);
    expect(changed).toHaveLength(1);
  });

  it('[D-48] says when one that comes with the dish is sold out, and is silent where it was taken off', () => {
    const groups = [aGroup({ id: 'extras', preselectedVariations: ['cheese'] })];
    const inventory = inventoryOf([{ itemId: 'cheese', outOfStock: true, count: null }]);
    const { lines: made, changed } = again([{}], { groups, inventory });
    expect(made[0]?.removedVariations).toEqual(['cheese']);
    expect(changed).toEqual([{ title: 'Burger', titleLang: {} }]);
    expect(again([{ removedVariations: [cheese] }], { groups, inventory }).changed).toEqual([]);
    expect(again([{}], { groups }).changed).toEqual([]);
  });

  it('leaves out again what was taken off then', () => {
    const groups = [aGroup({ id: 'extras', preselectedVariations: ['cheese'] })];
    const { lines: made } = again([{ removedVariations: [cheese] }], { groups });
    expect(made[0]?.removedVariations).toEqual(['cheese']);
  });

  it('[ITEM-09] takes the same one of a group again, the preselected one where it is gone', () => {
    const groups = [
      aGroup({
        id: 'extras',
        type: 'SINGLE',
        preselectedVariations: ['plain'],
        variations: [aVariation({ id: 'plain' }), aVariation({ id: 'cheese' })],
      }),
    ];
    const chosen = (changes: Partial<SoldNow>) =>
      again([{ variations: [cheese] }], { groups, ...changes }).lines[0]?.variations[0]?.id;
    expect(chosen({})).toBe('cheese');
    const gone = inventoryOf([{ itemId: 'cheese', outOfStock: true, count: null }]);
    expect(chosen({ inventory: gone })).toBe('plain');
  });

  it('[ITEM-25] a required choice that is gone makes the dish missing', () => {
    const groups = [
      aGroup({
        id: 'extras',
        type: 'SINGLE',
        required: true,
        variations: [aVariation({ id: 'x' })],
      }),
    ];
    const { lines: made, missing } = again([{ variations: [cheese] }], { groups });
    expect(made).toEqual([]);
    expect(missing).toHaveLength(1);
  });
});
