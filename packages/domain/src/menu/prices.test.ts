import { aGroup, anEntry, anItem, aSize, aVariation, sizesOf } from '@tallrik/testing/menu';
import { describe, expect, it } from 'vitest';
import { minor } from '../money/minor.ts';
import { choiceGroupsOf } from './choice-groups.ts';
import { leastPrice } from './least-price.ts';
import { lowestPrice, priceOfUnits, priceSelection, vatRateOf } from './prices.ts';
import { initialSelection } from './selection.ts';

const entry = anEntry({ price: minor(10_000) });
const priced = (groups: ReturnType<typeof choiceGroupsOf>, selection: Record<string, string[]>) => {
  const { amount, variations, unitPrice } = priceSelection(entry, groups, selection);
  const surcharges = variations.map(({ choice, amount: surcharge }) => [choice.id, surcharge]);
  return { amount, surcharges, unitPrice };
};

describe('priceSelection', () => {
  const toppings = choiceGroupsOf(anItem({ modificationGroupIds: ['toppings'] }), [
    aGroup({
      id: 'toppings',
      preselectedVariations: ['onion'],
      variations: [
        aVariation({ id: 'onion', price: minor(500) }),
        aVariation({ id: 'bacon', price: minor(2000) }),
      ],
    }),
  ]);

  it('[D-45] defaults of a MULTIPLE group are included in the price', () => {
    expect(priced(toppings, { toppings: ['onion'] })).toEqual({
      amount: 10_000,
      surcharges: [],
      unitPrice: 10_000,
    });
  });

  it('[D-45] removing a default does not make the dish cheaper', () => {
    expect(priced(toppings, { toppings: [] }).unitPrice).toBe(10_000);
  });

  it('charges what was added', () => {
    expect(priced(toppings, { toppings: ['onion', 'bacon'] })).toEqual({
      amount: 10_000,
      surcharges: [['bacon', 2000]],
      unitPrice: 12_000,
    });
  });

  it('[D-45] a preselected variation of a SINGLE group is charged like any selected one', () => {
    const bread = choiceGroupsOf(anItem({ modificationGroupIds: ['bread'] }), [
      aGroup({
        id: 'bread',
        type: 'SINGLE',
        preselectedVariations: ['brioche'],
        variations: [aVariation({ id: 'brioche', price: minor(700) })],
      }),
    ]);
    expect(priceSelection(entry, bread, initialSelection(bread)).unitPrice).toBe(10_700);
  });

  it('[D-44] an absolute size replaces the entry’s price, a relative one is added', () => {
    const sizes = choiceGroupsOf(
      anItem({
        sizes: sizesOf(
          aSize({ id: 'child', price: minor(300), absolutePrice: minor(6000) }),
          aSize({ id: 'large', price: minor(2500) }),
          aSize({ id: 'free', absolutePrice: minor(0) }),
        ),
      }),
      [],
    );
    expect(priced(sizes, { sizes: ['child'] })).toEqual({
      amount: 6000,
      surcharges: [['child', 0]],
      unitPrice: 6000,
    });
    expect(priced(sizes, { sizes: ['large'] })).toEqual({
      amount: 10_000,
      surcharges: [['large', 2500]],
      unitPrice: 12_500,
    });
    expect(priced(sizes, { sizes: ['free'] }).unitPrice).toBe(0);
    expect(lowestPrice(entry, sizes)).toBe(0);
  });
});

it('[ITEM-03] the button’s total is units times unit price', () => {
  expect(priceOfUnits(minor(12_500), 3)).toBe(37_500);
});

describe('lowestPrice', () => {
  it('is the entry’s price where nothing has to be chosen', () => {
    expect(
      lowestPrice(entry, choiceGroupsOf(anItem({ modificationGroupIds: ['extras'] }), [aGroup()])),
    ).toBe(10_000);
  });

  it('[D-44] of sizes is the cheapest, absolute or added to the entry’s', () => {
    const ofSizes = (...sizes: Parameters<typeof aSize>[0][]) =>
      lowestPrice(entry, choiceGroupsOf(anItem({ sizes: sizesOf(...sizes.map(aSize)) }), []));
    const large = { id: 'large', price: minor(2500) };
    expect(ofSizes(large, { id: 'larger', price: minor(4000) })).toBe(12_500);
    expect(ofSizes(large, { id: 'family', absolutePrice: minor(25_000) })).toBe(12_500);
  });

  it('counts the cheapest way through required groups, defaults being free', () => {
    const cheapAndDear = [
      aVariation({ id: 'cheap', price: minor(200) }),
      aVariation({ id: 'dear', price: minor(900) }),
    ];
    const groups = choiceGroupsOf(anItem({ modificationGroupIds: ['side', 'dip'] }), [
      aGroup({ id: 'side', type: 'SINGLE', required: true, variations: cheapAndDear }),
      aGroup({
        id: 'dip',
        required: true,
        preselectedVariations: ['dear'],
        variations: cheapAndDear,
      }),
    ]);
    expect(lowestPrice(entry, groups)).toBe(10_200);
  });
});

it('[ITEM-03] [F-60] before everything is chosen it costs at least what the cheapest completion does', () => {
  const choices = [
    aVariation({ id: 'cheap', price: minor(200) }),
    aVariation({ id: 'dear', price: minor(900) }),
  ];
  const groups = choiceGroupsOf(anItem({ modificationGroupIds: ['side', 'extras'] }), [
    aGroup({ id: 'side', type: 'SINGLE', required: true, variations: choices }),
    aGroup({ id: 'extras', type: 'MULTIPLE', variations: choices }),
  ]);
  expect(leastPrice(entry, groups, {})).toBe(10_200);
  expect(leastPrice(entry, groups, { extras: ['dear'] })).toBe(11_100);
  expect(leastPrice(entry, groups, { side: ['dear'] })).toBe(10_900);
  const large = aSize({ id: 'large', absolutePrice: minor(25_000) });
  const small = aSize({ id: 'small', absolutePrice: minor(15_000) });
  const sizes = choiceGroupsOf(anItem({ sizes: sizesOf(large, small) }), []);
  expect(leastPrice({ price: minor(0) }, sizes, {})).toBe(15_000);
});

it('[D-59] the entry’s VAT rate counts before the item’s, and neither is none', () => {
  expect(vatRateOf(anEntry({ vatRate: 25 }), anItem({ vatRate: 12 }))).toBe(25);
  expect(vatRateOf(anEntry({ vatRate: 0 }), anItem({ vatRate: 12 }))).toBe(0);
  expect(vatRateOf(anEntry(), anItem({ vatRate: 12 }))).toBe(12);
  expect(vatRateOf(anEntry(), anItem({ vatRate: null }))).toBeNull();
});
