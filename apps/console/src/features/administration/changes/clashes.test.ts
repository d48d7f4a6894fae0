import { describe, expect, it } from 'vitest';
import { clashesOf, isSame } from './clashes.ts';

type Dish = { price: number; title: { en?: string | null; se?: string | null }; ids: string[] };
const read: Dish = { price: 100, title: { en: 'Soup', se: 'Soppa' }, ids: ['a', 'b'] };

describe('[OFFICE-14] what two people changed', () => {
  it('is nothing where the other one changed other fields', () => {
    const theirs = { ...read, title: { en: 'Broth', se: 'Soppa' } };
    expect(clashesOf<Dish>({ price: 120 }, read, theirs)).toEqual([]);
  });

  it('is nothing where both wrote the same', () => {
    expect(clashesOf<Dish>({ price: 120 }, read, { ...read, price: 120 })).toEqual([]);
  });

  it('is each field that both changed, otherwise', () => {
    const theirs = { ...read, price: 130, ids: ['b', 'a'] };
    const mine = { price: 120, ids: ['a'], title: { en: 'Broth' } };
    expect(clashesOf<Dish>(mine, read, theirs)).toEqual(['price', 'ids']);
  });

  it('the order of keys and what is empty are no change', () => {
    expect(isSame({ en: 'Soup', se: null }, { se: undefined, en: 'Soup' })).toBe(true);
    expect(isSame(null, undefined)).toBe(true);
    expect(isSame([], {})).toBe(false);
    expect(isSame(null, '')).toBe(false);
  });
});
