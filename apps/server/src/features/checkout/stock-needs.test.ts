import { line } from '@tallrik/domain/cart/testing/builders';
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
    expect(countedNeeds(lines, { catalogue: { modificationGroups: [] }, inventory })).toEqual([
      { itemId: 'fries', units: 2 },
    ]);
  });
});
