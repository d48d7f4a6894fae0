import { aGroup, anItem, aVariation } from '@tallrik/testing/menu';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALLERGENS, allergensOfDish, allergensOfItem } from './allergens.ts';
import { choiceGroupsOf } from './choice-groups.ts';

const tags = (allergens: string[], allergyTags: string[] = []) =>
  allergensOfItem({ allergens, allergyTags }).map(({ tag }) => tag);

describe('allergens', () => {
  it('[D-50] [I18N-19] knows 32 tags', () => {
    expect(ALLERGENS).toHaveLength(32);
    expect(new Set(ALLERGENS).size).toBe(32);
  });

  it('[D-50] both fields are one list, each tag once', () => {
    expect(tags(['milk', 'eggs'], ['Eggs ', 'gluten', 'milk'])).toEqual(['milk', 'eggs', 'gluten']);
  });

  it('[D-50] near duplicates stay apart', () => {
    expect(tags(['soya', 'milk'], ['soybeans', 'dairy'])).toEqual([
      'soya',
      'milk',
      'soybeans',
      'dairy',
    ]);
  });

  it('[D-50] an unknown tag is shown as written', () => {
    expect(allergensOfItem({ allergens: ['Milk'], allergyTags: ['Kiwi fruit'] })).toEqual([
      { known: true, tag: 'milk' },
      { known: false, tag: 'Kiwi fruit' },
    ]);
  });

  it('[D-50] variations’ allergens are shown too', () => {
    const item = anItem({ allergens: ['gluten'], modificationGroupIds: ['extras'] });
    const variations = [
      aVariation({ allergen: 'milk' }),
      aVariation({ id: 'bun', allergen: 'gluten' }),
      aVariation({ id: 'onion', allergen: null }),
    ];
    const groups = choiceGroupsOf(item, [aGroup({ variations })]);
    expect(allergensOfDish(item, groups).map(({ tag }) => tag)).toEqual(['gluten', 'milk']);
  });

  it('[D-50] none is ever lost', () => {
    const anyTags = fc.array(fc.oneof(fc.constantFrom<string>(...ALLERGENS), fc.string()));
    fc.assert(
      fc.property(anyTags, anyTags, (some, more) => {
        const listed = new Set(tags(some, more).map((tag) => tag.toLowerCase()));
        for (const tag of [...some, ...more].map((written) => written.trim().toLowerCase())) {
          expect(tag === '' || listed.has(tag)).toBe(true);
        }
      }),
    );
  });
});
