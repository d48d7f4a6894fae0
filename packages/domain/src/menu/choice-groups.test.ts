import { aGroup, anItem, aSize, sizesOf } from '@tallrik/testing/menu';
import { expect, it } from 'vitest';
import { minor } from '../money/minor.ts';
import { choiceGroupsOf } from './choice-groups.ts';

it('[D-44] sizes come first, as a required SINGLE group', () => {
  const item = anItem({ sizes: sizesOf(aSize()), modificationGroupIds: ['extras'] });
  const groups = choiceGroupsOf(item, [aGroup()]);
  expect(groups.map(({ id, type, required }) => ({ id, type, required }))).toEqual([
    { id: 'sizes', type: 'SINGLE', required: true },
    { id: 'extras', type: 'MULTIPLE', required: false },
  ]);
});

it('[D-44] a size with an absolute price carries no surcharge besides', () => {
  const item = anItem({ sizes: sizesOf(aSize({ price: minor(500), absolutePrice: minor(9000) })) });
  const [sizes] = choiceGroupsOf(item, []);
  expect(sizes?.variations[0]).toMatchObject({ price: 0, absolutePrice: 9000 });
});

it('keeps the item’s order of groups and leaves out empty and unknown ones', () => {
  const item = anItem({ modificationGroupIds: ['sauces', 'gone', 'empty', 'extras'] });
  const known = [
    aGroup(),
    aGroup({ id: 'empty', required: true, variations: [] }),
    aGroup({ id: 'sauces' }),
  ];
  expect(choiceGroupsOf(item, known).map(({ id }) => id)).toEqual(['sauces', 'extras']);
});
