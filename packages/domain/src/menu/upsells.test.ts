import {
  aGroup,
  aMenu,
  anEntry,
  anItem,
  anUpsellGroup,
  aVariation,
  soldOut,
  stocked,
} from '@tallrik/testing/menu';
import { describe, expect, it } from 'vitest';
import { minor } from '../money/minor.ts';
import type { InventoryEntry, UpsellGroup } from './catalogue.ts';
import { dishesOf } from './dishes.ts';
import { inventoryOf } from './stock.ts';
import {
  chosenUpsells,
  isUpsellChosen,
  maxUpsellQuantity,
  setUpsellQuantity,
  totalWithUpsells,
  upsellPrice,
  type UpsellSource,
  upsellSteps,
} from './upsells.ts';

const burger = anItem({ upsellGroupIds: ['drinks', 'sides'] });
const items = [
  anItem({ id: 'fries' }),
  anItem({ id: 'salad' }),
  anItem({ id: 'cola' }),
  anItem({ id: 'build-your-own', modificationGroupIds: ['must'] }),
];
const sides = anUpsellGroup({ id: 'sides', itemIds: ['fries', 'salad'] });
const drinks = anUpsellGroup({ id: 'drinks', itemIds: ['cola'], enableMultiSelect: true });
const source = (
  upsellGroups: UpsellGroup[],
  inventory: InventoryEntry[] = [],
  inCart: Record<string, number> = {},
): UpsellSource => ({
  upsellGroups,
  modificationGroups: [aGroup({ id: 'must', required: true })],
  dishes: dishesOf(items, aMenu({ menuEntries: items.map(({ id }) => anEntry({ itemId: id })) })),
  inventory: inventoryOf(inventory),
  unitsInCart: (itemId) => inCart[itemId] ?? 0,
});
const steps = (of: UpsellSource) =>
  upsellSteps(burger, of).map(({ group, dishes }) => [group.id, ...dishes.map((d) => d.item.id)]);

describe('upsellSteps', () => {
  it('[ITEM-06] one step per group, in the item’s order', () => {
    expect(steps(source([sides, drinks]))).toEqual([
      ['drinks', 'cola'],
      ['sides', 'fries', 'salad'],
    ]);
  });

  it('[D-46] leaves out hidden groups', () => {
    expect(steps(source([{ ...sides, hideInApp: true }, drinks]))).toEqual([['drinks', 'cola']]);
  });

  it('[ITEM-35] [D-46] skips an item without an entry, and a step without items', () => {
    const groups = [
      { ...sides, itemIds: ['lobster', 'fries'] },
      { ...drinks, itemIds: ['wine'] },
    ];
    expect(steps(source(groups))).toEqual([['sides', 'fries']]);
  });

  it('[D-46] leaves out what is out of stock, also by what the cart holds already', () => {
    const stock = [soldOut('salad'), stocked('cola', 2)];
    expect(steps(source([sides, drinks], stock, { cola: 2 }))).toEqual([['sides', 'fries']]);
  });

  it('[D-43] leaves out a dish that would arrive incomplete', () => {
    expect(steps(source([{ ...sides, itemIds: ['build-your-own', 'fries'] }]))).toEqual([
      ['sides', 'fries'],
    ]);
  });
});

describe('quantities', () => {
  const one = setUpsellQuantity({}, 'sides', 'fries', 1);

  it('[ITEM-19] [D-46] a single-select group takes one unit in all', () => {
    const stock = source([sides]);
    expect(maxUpsellQuantity(sides, {}, 'fries', stock)).toBe(1);
    expect(maxUpsellQuantity(sides, one, 'fries', stock)).toBe(1);
    expect(maxUpsellQuantity(sides, one, 'salad', stock)).toBe(0);
  });

  it('[D-46] a multi-select group is limited by stock only', () => {
    const multi = { ...sides, enableMultiSelect: true };
    const stock = source([multi], [stocked('salad', 4)], { salad: 1 });
    expect(maxUpsellQuantity(multi, one, 'salad', stock)).toBe(3);
  });

  it('[ITEM-07] what was chosen is submitted with its units, what was not is left out', () => {
    const quantities = setUpsellQuantity(
      setUpsellQuantity(one, 'drinks', 'cola', 2),
      'sides',
      'salad',
      0,
    );
    const chosen = chosenUpsells(upsellSteps(burger, source([sides, drinks])), quantities);
    expect(chosen.map(({ dish, quantity }) => [dish.item.id, quantity])).toEqual([
      ['cola', 2],
      ['fries', 1],
    ]);
  });

  it('[ITEM-06] [F-60] a step counts as chosen by what was taken in it, not in another', () => {
    const steps = upsellSteps(burger, source([sides, drinks]));
    expect(steps.map((step) => isUpsellChosen(step, one))).toEqual([false, true]);
    expect(isUpsellChosen(steps[1]!, setUpsellQuantity(one, 'sides', 'fries', 0))).toBe(false);
  });

  it('[ITEM-03] [ITEM-07] [F-60] the total is the dish and every unit chosen beside it', () => {
    const chosen = chosenUpsells(
      upsellSteps(burger, source([sides, drinks])),
      setUpsellQuantity(one, 'drinks', 'cola', 2),
    );
    const each = anEntry().price;
    expect(totalWithUpsells(minor(500), chosen, [])).toBe(500 + 3 * each);
    expect(totalWithUpsells(minor(500), [], [])).toBe(500);
  });

  it('[ITEM-07] [D-43] an upsell costs what its preselected variations make it cost', () => {
    const dear = aVariation({ id: 'dear', price: minor(900) });
    const cheap = aVariation({ id: 'cheap', price: minor(200) });
    const groups = [
      aGroup({
        id: 'side',
        type: 'SINGLE',
        required: true,
        variations: [cheap, dear],
        preselectedVariations: ['dear'],
      }),
    ];
    const entry = anEntry({ price: minor(10_000) });
    expect(upsellPrice({ item: anItem({ modificationGroupIds: ['side'] }), entry }, groups)).toBe(
      10_900,
    );
  });
});
