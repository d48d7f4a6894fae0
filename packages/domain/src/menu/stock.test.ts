import { aGroup, anItem, aVariation, soldOut, stocked } from '@tallrik/testing/menu';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choiceGroupsOf } from './choice-groups.ts';
import { inventoryOf, isOutOfStock, maxQuantity, variationAvailability } from './stock.ts';

describe('maxQuantity', () => {
  const inventory = inventoryOf([stocked('burger', 5), stocked('fries', null), soldOut('soup')]);

  it('[ITEM-20] is the count minus the units already in the cart', () => {
    expect(maxQuantity(inventory, 'burger', 0)).toBe(5);
    expect(maxQuantity(inventory, 'burger', 3)).toBe(2);
    expect(maxQuantity(inventory, 'burger', 9)).toBe(0);
  });

  it('[D-47] without a count it is 99 per add', () => {
    expect(maxQuantity(inventory, 'fries', 500)).toBe(99);
    expect(maxQuantity(inventory, 'unknown', 0)).toBe(99);
    expect(maxQuantity(inventoryOf([stocked('burger', 1000)]), 'burger', 0)).toBe(99);
  });

  it('[ITEM-20] never sells more than there is, never less than nothing', () => {
    const counts = fc.integer({ min: -10, max: 1000 });
    fc.assert(
      fc.property(counts, fc.nat(1000), (count, inCart) => {
        const most = maxQuantity(inventoryOf([stocked('burger', count)]), 'burger', inCart);
        expect(most).toBeGreaterThanOrEqual(0);
        expect(most + inCart).toBeLessThanOrEqual(Math.max(count, inCart));
      }),
    );
  });

  it('[ITEM-21] out of stock: flagged, or the count is reached', () => {
    expect(isOutOfStock(inventory, 'soup')).toBe(true);
    expect(isOutOfStock(inventory, 'burger')).toBe(false);
    expect(isOutOfStock(inventory, 'burger', 5)).toBe(true);
    expect(isOutOfStock(inventoryOf([stocked('burger', 0)]), 'burger')).toBe(true);
    const flaggedWithCount = inventoryOf([{ itemId: 'burger', outOfStock: true, count: 7 }]);
    expect(isOutOfStock(flaggedWithCount, 'burger')).toBe(true);
  });
});

it('[ITEM-22] variations are counted under their own id and under the dish they are', () => {
  const [group] = choiceGroupsOf(anItem({ modificationGroupIds: ['extras'] }), [
    aGroup({
      variations: [
        aVariation({ id: 'cheese' }),
        aVariation({ id: 'bacon' }),
        aVariation({ id: 'small-fries', asItem: { id: 'fries' } }),
      ],
    }),
  ]);
  const available = (...out: string[]) =>
    group?.variations
      .filter(variationAvailability(inventoryOf(out.map(soldOut))))
      .map(({ id }) => id);
  expect(available()).toEqual(['cheese', 'bacon', 'small-fries']);
  expect(available('bacon')).toEqual(['cheese', 'small-fries']);
  expect(available('fries')).toEqual(['cheese', 'bacon']);
});
