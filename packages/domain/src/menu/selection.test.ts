import { aGroup, anItem, aSize, aVariation, sizesOf } from '@tallrik/testing/menu';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Choice, choiceGroupsOf } from './choice-groups.ts';
import { leastPrice } from './least-price.ts';
import { lowestPrice, priceSelection } from './prices.ts';
import { chooseVariation, isInitiallyExpanded } from './choose-variation.ts';
import {
  initialSelection,
  missingRequiredGroups,
  removedVariations,
  type Selection,
  selectionOfLine,
} from './selection.ts';
import { minor } from '../money/minor.ts';

const variations = (...ids: string[]) => ids.map((id) => aVariation({ id, name: id }));
const bread = aGroup({
  id: 'bread',
  type: 'SINGLE',
  required: true,
  variations: variations('brioche', 'sourdough', 'glutenfree'),
});
const toppings = aGroup({
  id: 'toppings',
  variations: variations('onion', 'pickles', 'bacon'),
  preselectedVariations: ['onion', 'pickles'],
});
const item = anItem({ modificationGroupIds: ['bread', 'toppings'] });
const groups = choiceGroupsOf(item, [bread, toppings]);
const tap = (selection: Selection, groupId: string, variationId: string) =>
  chooseVariation(groups, selection, { groupId, variationId });
const without =
  (...ids: string[]) =>
  (choice: Choice) =>
    !ids.includes(choice.id);

describe('initialSelection', () => {
  it('[ITEM-10] preselected variations of a SINGLE group are selected, one at most', () => {
    const preselected = choiceGroupsOf(item, [
      { ...bread, preselectedVariations: ['sourdough', 'brioche'] },
    ]);
    expect(initialSelection(preselected)).toEqual({ bread: ['brioche'] });
  });

  it('[ITEM-12] preselected variations of a MULTIPLE group are on', () => {
    expect(initialSelection(groups)).toEqual({ bread: [], toppings: ['onion', 'pickles'] });
  });

  it('[ITEM-23] what is out of stock does not start selected, and the kitchen is told', () => {
    const selection = initialSelection(groups, without('onion'));
    expect(selection['toppings']).toEqual(['pickles']);
    expect(removedVariations(groups, selection)).toEqual(['onion']);
  });
});

describe('chooseVariation', () => {
  it('[ITEM-09] in a SINGLE group the new choice replaces the old one', () => {
    const brioche = tap(initialSelection(groups), 'bread', 'brioche');
    expect(tap(brioche, 'bread', 'sourdough')['bread']).toEqual(['sourdough']);
  });

  it('[ITEM-09] the chosen one cannot be unselected', () => {
    const brioche = tap(initialSelection(groups), 'bread', 'brioche');
    expect(tap(brioche, 'bread', 'brioche')['bread']).toEqual(['brioche']);
  });

  it('[ITEM-11] in a MULTIPLE group each variation toggles', () => {
    const withBacon = tap(initialSelection(groups), 'toppings', 'bacon');
    expect(withBacon['toppings']).toEqual(['onion', 'pickles', 'bacon']);
    expect(tap(withBacon, 'toppings', 'bacon')['toppings']).toEqual(['onion', 'pickles']);
  });

  it('[ITEM-23] what is out of stock cannot be selected, but can be taken off', () => {
    const start = initialSelection(groups);
    const none = without('bacon', 'onion', 'brioche');
    const choose = (groupId: string, variationId: string) =>
      chooseVariation(groups, start, { groupId, variationId }, none);
    expect(choose('toppings', 'bacon')).toBe(start);
    expect(choose('bread', 'brioche')).toBe(start);
    expect(choose('toppings', 'onion')['toppings']).toEqual(['pickles']);
  });

  it('ignores what the dish does not have', () => {
    const start = initialSelection(groups);
    expect(tap(start, 'bread', 'onion')).toBe(start);
    expect(tap(start, 'constructor', 'onion')).toBe(start);
  });
});

describe('removedVariations', () => {
  it('[ITEM-13] a default toggled off is recorded, and forgotten when it comes back', () => {
    const plain = tap(initialSelection(groups), 'toppings', 'onion');
    expect(removedVariations(groups, plain)).toEqual(['onion']);
    expect(removedVariations(groups, tap(plain, 'toppings', 'onion'))).toEqual([]);
  });

  it('[ITEM-13] an addition toggled off is not', () => {
    const bacon = tap(initialSelection(groups), 'toppings', 'bacon');
    expect(removedVariations(groups, tap(bacon, 'toppings', 'bacon'))).toEqual([]);
  });
});

describe('required groups', () => {
  it('[ITEM-25] a required group without a selection is missing', () => {
    const start = initialSelection(groups);
    expect(missingRequiredGroups(groups, start).map(({ id }) => id)).toEqual(['bread']);
    expect(missingRequiredGroups(groups, tap(start, 'bread', 'brioche'))).toEqual([]);
  });

  it('[D-51] a group starts expanded if flagged, or if it blocks the add button', () => {
    const start = initialSelection(groups);
    expect(groups.map((group) => isInitiallyExpanded(group, start))).toEqual([true, false]);
    const chosen = tap(start, 'bread', 'brioche');
    expect(groups.map((group) => isInitiallyExpanded(group, chosen))).toEqual([false, false]);
    const [flagged] = choiceGroupsOf(item, [{ ...toppings, expandedByDefault: true }]);
    expect(flagged && isInitiallyExpanded(flagged, chosen)).toBe(true);
  });
});

describe('selectionOfLine', () => {
  const line = (ids: [string, string][], removed: string[] = []) => ({
    variations: ids.map(([groupId, id]) => ({ groupId, id })),
    removedVariations: removed,
  });
  const brioche: [string, string] = ['bread', 'brioche'];

  it('[D-52] reads back what the item page sent', () => {
    expect(selectionOfLine(groups, line([brioche, ['toppings', 'bacon']], ['onion']))).toEqual({
      ok: true,
      value: { bread: ['brioche'], toppings: ['pickles', 'bacon'] },
    });
  });

  it.each([
    ['a variation of another dish', line([brioche, ['bread', 'bacon']]), 'UNKNOWN_VARIATION'],
    ['a group of another dish', line([brioche, ['sauces', 'bacon']]), 'UNKNOWN_VARIATION'],
    ['the removal of what is no default', line([brioche], ['bacon']), 'UNKNOWN_VARIATION'],
    ['two of a SINGLE group', line([brioche, ['bread', 'sourdough']]), 'TOO_MANY_CHOSEN'],
    ['a required group left empty', line([]), 'REQUIRED_GROUP_EMPTY'],
  ])('[D-52] refuses %s', (_, sent, code) => {
    expect(selectionOfLine(groups, sent)).toMatchObject({ ok: false, error: { code } });
  });

  it('[ITEM-23] refuses what is out of stock', () => {
    expect(selectionOfLine(groups, line([brioche]), without('brioche'))).toEqual({
      ok: false,
      error: { code: 'OUT_OF_STOCK', groupId: 'bread', variationId: 'brioche' },
    });
  });
});

describe('[CATALOG-48] [O-17] a group that asks for two to three', () => {
  const ranged = aGroup({
    id: 'toppings',
    minChoices: 2,
    maxChoices: 3,
    variations: ['a', 'b', 'c', 'd'].map((id, at) =>
      aVariation({ id, name: id, price: minor((4 - at) * 100) }),
    ),
  });
  const rangedGroups = choiceGroupsOf(anItem({ modificationGroupIds: ['toppings'] }), [ranged]);
  const sent = (...ids: string[]) => ({
    variations: ids.map((id) => ({ groupId: 'toppings', id })),
    removedVariations: [],
  });

  it('starts with no more preselected than may be chosen', () => {
    const preselected = [{ ...rangedGroups[0]!, preselectedVariations: ['a', 'b', 'c', 'd'] }];
    expect(initialSelection(preselected)).toEqual({ toppings: ['a', 'b', 'c'] });
  });

  it.each([
    [['a'], 'CHOICES_OUT_OF_RANGE'],
    [[], 'CHOICES_OUT_OF_RANGE'],
    [['a', 'b', 'c', 'd'], 'CHOICES_OUT_OF_RANGE'],
  ])('the server refuses %j', (ids, code) => {
    expect(selectionOfLine(rangedGroups, sent(...ids))).toMatchObject({
      ok: false,
      error: { code },
    });
  });

  it('is open until two are chosen, and priced with the cheapest that are missing', () => {
    const entry = { price: minor(1_000) };
    expect(lowestPrice(entry, rangedGroups)).toBe(1_300);
    expect(leastPrice(entry, rangedGroups, { toppings: ['a'] })).toBe(1_500);
    expect(leastPrice(entry, rangedGroups, { toppings: ['a', 'b'] })).toBe(1_700);
  });

  it('no sequence of taps goes past three; from two on it can be ordered', () => {
    const taps = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 20 });
    fc.assert(
      fc.property(taps, (tapped) => {
        const selection = tapped.reduce<Selection>(
          (current, variationId) =>
            chooseVariation(rangedGroups, current, { groupId: 'toppings', variationId }),
          initialSelection(rangedGroups),
        );
        const chosen = selection['toppings'] ?? [];
        expect(chosen.length).toBeLessThanOrEqual(3);
        expect(selectionOfLine(rangedGroups, sent(...chosen)).ok).toBe(chosen.length >= 2);
      }),
    );
  });
});

describe('any sequence of taps', () => {
  const sized = anItem({
    sizes: sizesOf(aSize(), aSize({ id: 'large', absolutePrice: minor(15_000) })),
    modificationGroupIds: ['bread', 'toppings'],
  });
  const all = choiceGroupsOf(sized, [bread, toppings]);
  const taps = fc.array(
    fc.constantFrom(
      ...all.flatMap((group) =>
        group.variations.map(({ id }) => ({ groupId: group.id, variationId: id })),
      ),
    ),
    { maxLength: 25 },
  );

  it('[ITEM-09] [ITEM-13] keeps SINGLE groups single, and survives the way to the server and back', () => {
    fc.assert(
      fc.property(taps, (tapped) => {
        const selection = tapped.reduce<Selection>(
          (current, next) => chooseVariation(all, current, next),
          initialSelection(all),
        );
        expect(selection['bread']?.length).toBeLessThanOrEqual(1);
        const sent = {
          variations: priceSelection({ price: minor(10_000) }, all, selection).variations.map(
            ({ groupId, choice }) => ({ groupId, id: choice.id }),
          ),
          removedVariations: removedVariations(all, selection),
        };
        const read = selectionOfLine(all, sent);
        const isComplete = missingRequiredGroups(all, selection).length === 0;
        expect(read.ok).toBe(isComplete);
        if (!read.ok) return;
        for (const group of all) {
          expect(new Set(read.value[group.id])).toEqual(new Set(selection[group.id]));
        }
      }),
    );
  });
});
