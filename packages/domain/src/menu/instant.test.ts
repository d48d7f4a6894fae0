import { aGroup, anEntry, anItem, aVariation } from '@tallrik/testing/menu';
import { expect, it } from 'vitest';
import { choiceGroupsOf } from './choice-groups.ts';
import { isInstant } from './instant.ts';

const instantItem = anItem({ instant: true, modificationGroupIds: ['bread'] });
const bread = (preselectedVariations: string[]) =>
  choiceGroupsOf(instantItem, [
    aGroup({
      id: 'bread',
      type: 'SINGLE',
      required: true,
      preselectedVariations,
      variations: [aVariation({ id: 'brioche' })],
    }),
  ]);

it('[D-43] the entry decides, else the item', () => {
  const instant = (entry: boolean | null, item: boolean) =>
    isInstant({ item: anItem({ instant: item }), entry: anEntry({ instant: entry }) }, [], false);
  expect([
    instant(true, false),
    instant(false, true),
    instant(null, true),
    instant(null, false),
  ]).toEqual([true, false, true, false]);
});

it('[MENU-23] [D-43] never when a required group has no preselection', () => {
  const dish = { item: instantItem, entry: anEntry() };
  expect(isInstant(dish, bread([]), false)).toBe(false);
  expect(isInstant(dish, bread(['brioche']), false)).toBe(true);
});

it('[D-43] [ITEM-23] never when the preselection is out of stock', () => {
  const dish = { item: instantItem, entry: anEntry() };
  expect(isInstant(dish, bread(['brioche']), false, () => false)).toBe(false);
});

it('[D-43] never when upsells are visible', () => {
  expect(isInstant({ item: anItem({ instant: true }), entry: anEntry() }, [], true)).toBe(false);
});
