import { line } from '@tallrik/domain/cart/testing/builders';
import { minor } from '@tallrik/domain/money/minor';
import { describe, expect, it } from 'vitest';
import { countedNeeds } from './stock-needs.ts';

describe('what a cart takes from the shelf', () => {
  it('[D-48] counts units of what is counted, and leaves out the rest', () => {
    const lines = [
      line({ id: '1', itemId: 'fries' }),
      line({ id: '2', itemId: 'fries' }),
      line({ id: '3', itemId: 'soup' }),
    ];
    const inventory = [{ itemId: 'fries', outOfStock: false, count: 4 }];
    expect(
      countedNeeds(lines, { catalogue: { items: [], modificationGroups: [] }, inventory }),
    ).toEqual([{ itemId: 'fries', units: 2 }]);
  });

  it('[D-103] a share of a bill takes nothing: the dish left the shelf when it was ordered', () => {
    const share = { amount: minor(100), discount: minor(0) };
    const inventory = [{ itemId: 'fries', outOfStock: false, count: 4 }];
    expect(
      countedNeeds([line({ itemId: 'fries', share })], {
        catalogue: { items: [], modificationGroups: [] },
        inventory,
      }),
    ).toEqual([]);
  });
});
