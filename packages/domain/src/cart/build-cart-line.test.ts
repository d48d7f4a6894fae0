import { describe, expect, it } from 'vitest';
import { minor } from '../money/minor.ts';
import { bagChangeAfter } from './bag.ts';
import { buildCartLine, buildCartLines } from './build-cart-line.ts';
import { badgeCount, canSwipeAway, cartRows } from './cart-list.ts';
import { bagLine, createdCart, line } from './testing/builders.ts';
import { bag, burger, cola, dip, dishOf, item, pizza } from './testing/kitchen.ts';

const ids = () => {
  let next = 0;
  return () => `line-${(next += 1)}`;
};
const chosen = { bread: ['rye'], extras: ['cheese'] };

describe('lines from dishes', () => {
  it('[DATA-17] [DATA-18] [ITEM-13] [D-45] a line carries price, surcharges and what was removed', () => {
    const built = buildCartLine(dishOf(burger, 10_000), {
      id: 'line-1',
      selection: chosen,
      categoryId: 'mains',
    });
    expect(built).toEqual(
      line({
        variations: [
          { id: 'rye', amount: minor(500), title: 'rye', groupId: 'bread' },
          { id: 'cheese', amount: minor(1_000), title: 'cheese', groupId: 'extras' },
        ],
        removedVariations: ['onion'],
      }),
    );
  });

  it('[D-45] a default that stays is part of the dish: not listed, not charged', () => {
    const selection = { bread: ['brioche'], extras: ['onion'] };
    const built = buildCartLine(dishOf(burger, 10_000), { id: 'a', selection, categoryId: null });
    expect(built?.variations.map(({ id }) => id)).toEqual(['brioche']);
    expect(built?.removedVariations).toEqual([]);
  });

  it('[D-44] an absolute size price replaces the dish’s', () => {
    const selection = { sizes: ['family'] };
    const built = buildCartLine(dishOf(pizza, 12_000), { id: 'a', selection, categoryId: null });
    expect(built).toMatchObject({ amount: 25_000, variations: [{ id: 'family', amount: 0 }] });
  });

  it('[CART-22] [D-59] without a VAT rate of the country there is no line', () => {
    const at = (vatRate: number | null) =>
      buildCartLine(dishOf(item({ vatRate }), 100), { id: 'a', selection: {}, categoryId: null });
    expect(at(null)).toBeNull();
    expect(at(13)).toBeNull();
    expect(at(25)?.vatRate).toBe(25);
  });

  it('[D-40] [D-72] the marker is not in the title, a foreign category not on the line', () => {
    const built = buildCartLine(dishOf(cola, 3_000), {
      id: 'a',
      selection: {},
      categoryId: 'steaks',
    });
    expect(built).toMatchObject({ title: 'Cola', categoryId: 'lemonades' });
  });

  it('[D-72] [DATA-17] the line is in the category the guest came through, else in the dish’s first', () => {
    const categoryOf = (categoryIds: string[], categoryId: string | null) =>
      buildCartLine(dishOf(item({ categoryIds }), 100), { id: 'a', selection: {}, categoryId })
        ?.categoryId;
    expect(categoryOf(['mains', 'lunch'], 'lunch')).toBe('lunch');
    expect(categoryOf(['mains', 'lunch'], null)).toBe('mains');
    expect(categoryOf([], 'lunch')).toBeNull();
  });

  it('[D-53] [ITEM-07] [ITEM-35] quantity n is n lines, upsells follow, one without entry is skipped', () => {
    const lines = buildCartLines(
      {
        dish: dishOf(burger, 10_000),
        selection: chosen,
        categoryId: null,
        quantity: 2,
        upsells: [
          { dish: dishOf(dip, 1_500), quantity: 1 },
          { dish: null, quantity: 3 },
        ],
      },
      ids(),
    );
    expect(lines.map(({ id, itemId }) => `${id} ${itemId}`)).toEqual([
      'line-1 burger',
      'line-2 burger',
      'line-3 dip',
    ]);
    expect(lines[2]?.disableMembershipDiscounts).toBe(true);
  });
});

describe('lines that cannot be', () => {
  const untaxed = dishOf(item({ vatRate: null }), 10_000);

  it('[CART-22] [ITEM-35] a dish without VAT is no line; an upsell comes as it is preselected', () => {
    const of = { selection: {}, categoryId: null, quantity: 2 };
    expect(buildCartLines({ ...of, dish: untaxed, upsells: [] }, ids())).toEqual([]);
    const upsells = [{ dish: dishOf(burger, 10_000), quantity: 1 }];
    expect(buildCartLines({ ...of, dish: untaxed, upsells }, ids())).toMatchObject([
      { itemId: 'burger', categoryId: 'mains', removedVariations: [] },
    ]);
  });
});

describe('the bag', () => {
  const bagDish = dishOf(bag, 200);
  const withItems = (...items: ReturnType<typeof line>[]) => createdCart({ items });

  it('[CART-35] [D-66] a take-away cart with a dish gets it once, priced from the menu', () => {
    expect(bagChangeAfter(withItems(line()), bagDish)).toMatchObject({
      type: 'ADD',
      line: { id: 'bag-cart-1', itemId: 'bag', amount: 200, vatRate: 25, isBag: true },
    });
    expect(bagChangeAfter(withItems(line(), bagLine()), bagDish)).toEqual({ type: 'NONE' });
  });

  it('[CART-35] [D-66] none to eat here, none without an entry, none for an empty cart', () => {
    const here = createdCart({ serviceType: 'EAT_HERE', items: [line()] });
    expect(bagChangeAfter(here, bagDish)).toEqual({ type: 'NONE' });
    expect(bagChangeAfter(withItems(line()), null)).toEqual({ type: 'NONE' });
    expect(bagChangeAfter(withItems(), bagDish)).toEqual({ type: 'NONE' });
    expect(bagChangeAfter(createdCart({ cartId: null, items: [line()] }), bagDish)).toEqual({
      type: 'NONE',
    });
    const untaxed = dishOf(item({ id: 'bag', vatRate: null }), 200);
    expect(bagChangeAfter(withItems(line()), untaxed)).toEqual({ type: 'NONE' });
  });

  it('[CART-36] it goes when no other line is left', () => {
    expect(bagChangeAfter(withItems(bagLine()), bagDish)).toEqual({
      type: 'REMOVE',
      id: 'bag-cart-1',
    });
  });
});

describe('the list in the cart', () => {
  it('[CART-37] [D-66] the bag is last, cannot be swiped and is not in the badge', () => {
    const lines = [bagLine(), line({ id: 'a' })];
    expect(cartRows(lines).map((row) => row.line.id)).toEqual(['a', 'bag-cart-1']);
    expect(lines.map(canSwipeAway)).toEqual([false, true]);
    expect(badgeCount(lines)).toBe(1);
  });

  it('[CART-23] other choices or another share of a bill are another row; equal ones add up', () => {
    const cheese = { id: 'cheese', amount: minor(100), title: 'Cheese', groupId: 'extras' };
    const share = (amount: number) => ({ amount: minor(amount), discount: minor(0) });
    const rows = cartRows([
      line({ id: 'a', variations: [cheese] }),
      line({ id: 'b', variations: [{ ...cheese, id: 'egg' }] }),
      line({ id: 'c', variations: [{ ...cheese, groupId: 'more' }] }),
      line({ id: 'd', share: share(500) }),
      line({ id: 'e', share: share(501) }),
      line({ id: 'f', variations: [cheese] }),
    ]);
    expect(rows.map(({ lineIds, subtotal }) => [lineIds, subtotal])).toEqual([
      [['a', 'f'], 20_200],
      [['b'], 10_100],
      [['c'], 10_100],
      [['d'], 500],
      [['e'], 501],
    ]);
  });

  it('[CART-23] equal lines are one row, whatever the order of choosing', () => {
    const cheese = { id: 'cheese', amount: minor(100), title: 'Cheese', groupId: 'extras' };
    const egg = { ...cheese, id: 'egg' };
    const rows = cartRows([
      line({ id: 'a', variations: [cheese, egg] }),
      line({ id: 'b' }),
      line({ id: 'c', variations: [egg, cheese] }),
      line({ id: 'd', removedVariations: ['onion'] }),
      line({ id: 'e', offerId: 'o', discount: minor(500) }),
      line({ id: 'f', offerId: 'p', discount: minor(500) }),
      line({ id: 'g', removedVariations: ['onion', 'dill'] }),
      line({ id: 'h', removedVariations: ['dill', 'onion'] }),
    ]);
    expect(rows.map(({ lineIds, quantity, total }) => ({ lineIds, quantity, total }))).toEqual([
      { lineIds: ['a', 'c'], quantity: 2, total: 20_400 },
      { lineIds: ['e', 'f', 'b'], quantity: 3, total: 29_000 },
      { lineIds: ['d'], quantity: 1, total: 10_000 },
      { lineIds: ['g', 'h'], quantity: 2, total: 20_000 },
    ]);
    expect(rows.map(({ offers }) => offers.map(({ id, quantity }) => [id, quantity]))).toEqual([
      [],
      [
        ['o', 1],
        ['p', 1],
      ],
      [],
      [],
    ]);
  });

  it('[CART-23] [D-214] [F-65] what saves most is the last to be taken away; a bundle’s dish is another row', () => {
    const rows = cartRows([
      line({ id: 'a' }),
      line({ id: 'b', offerId: 'small', discount: minor(100) }),
      line({ id: 'c', offerId: 'free', discount: minor(10_000) }),
      line({ id: 'd', offerId: 'menu', bundleId: 'menu-1', discount: minor(100) }),
      line({ id: 'e', discount: minor(100) }),
    ]);
    expect(rows.map(({ lineIds }) => lineIds)).toEqual([['c', 'b', 'a'], ['d'], ['e']]);
    expect(rows.map(({ line: shown }) => shown.id)).toEqual(['c', 'd', 'e']);
  });
});
