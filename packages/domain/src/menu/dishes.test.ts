import { aMenu, anEntry, anItem } from '@tallrik/testing/menu';
import { describe, expect, it } from 'vitest';
import { dishesOf, isMarked, type Reader, sortDishes, titleOf, withoutMarker } from './dishes.ts';

const swede: Reader = { language: 'se', company: { defaultLanguage: 'se' } };
const selling = (...itemIds: string[]) =>
  aMenu({ menuEntries: itemIds.map((itemId) => anEntry({ itemId })) });

describe('dishesOf', () => {
  it('[MENU-21] hides items outside the current menu', () => {
    const items = [anItem({ id: 'burger' }), anItem({ id: 'soup' })];
    expect(dishesOf(items, selling('burger')).map(({ item }) => item.id)).toEqual(['burger']);
  });

  it('[MENU-21] hides deleted items even where an entry is left', () => {
    expect(dishesOf([anItem({ deleted: true })], selling('burger'))).toEqual([]);
  });

  it('sells an item by its first entry', () => {
    const menu = aMenu({ menuEntries: [anEntry({ id: 'first' }), anEntry({ id: 'second' })] });
    expect(dishesOf([anItem()], menu).map(({ entry }) => entry.id)).toEqual(['first']);
  });
});

describe('sortDishes', () => {
  const sorted = (...items: ReturnType<typeof anItem>[]) =>
    sortDishes(dishesOf(items, selling(...items.map(({ id }) => id))), swede).map(
      ({ item }) => item.id,
    );

  it('[MENU-22] [D-39] by order descending, equal orders by title', () => {
    expect(
      sorted(
        anItem({ id: 'b', title: 'Biff', order: 1 }),
        anItem({ id: 'c', title: 'Carpaccio', order: 2 }),
        anItem({ id: 'a', title: 'Anka', order: 1 }),
      ),
    ).toEqual(['c', 'a', 'b']);
  });

  it('[MENU-22] [D-39] titles in the reader’s language and alphabet', () => {
    expect(
      sorted(
        anItem({ id: 'oil', title: 'Oil', titleLang: { se: 'Olja' } }),
        anItem({ id: 'beer', title: 'Beer', titleLang: { se: 'Öl' } }),
        anItem({ id: 'egg', title: 'Egg', titleLang: { se: 'Ägg' } }),
      ),
    ).toEqual(['oil', 'egg', 'beer']);
  });
});

describe('the marker [m]', () => {
  it('[MENU-20] [D-40] is found in the title and in every translation', () => {
    expect(isMarked(anItem({ title: 'Bag [m]' }))).toBe(true);
    expect(isMarked(anItem({ titleLang: { tr: '[m] Poşet' } }))).toBe(true);
    expect(isMarked(anItem({ title: 'Bag m' }))).toBe(false);
  });

  it('[D-40] is removed from what guests see', () => {
    expect(withoutMarker('Bag [m] small')).toBe('Bag small');
    expect(titleOf(anItem({ titleLang: { se: '[m] Påse' } }), swede)).toBe('Påse');
  });
});
