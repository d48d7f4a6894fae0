import { aCategory, aMenu, anEntry, anItem } from '@tallrik/testing/menu';
import { describe, expect, it } from 'vitest';
import type { Category, Item } from './catalogue.ts';
import { dishesOf } from './dishes.ts';
import { categoriesToFetch, type StartPage, startPageSections } from './start-page.ts';
import { inventoryOf } from './stock.ts';

const dish = (id: string, fields: Partial<Item> = {}) =>
  anItem({ id, title: id, categoryIds: ['mains'], ...fields });
const page = (items: Item[], fields: Partial<StartPage> = {}): StartPage => ({
  categories: [aCategory({ id: 'mains' })],
  dishes: dishesOf(items, aMenu({ menuEntries: items.map(({ id }) => anEntry({ itemId: id })) })),
  inventory: inventoryOf([]),
  reader: { language: 'en', company: { defaultLanguage: 'en' } },
  activeMenuId: 'menu-1',
  landingSections: [],
  maxCategories: 3,
  ...fields,
});
const shown = (of: StartPage) =>
  startPageSections(of).map((section) => [
    section.kind === 'LANDING' ? section.title : section.category.id,
    ...section.dishes.map(({ item }) => item.id),
  ]);
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => dish(`dish-${String(index).padStart(2, '0')}`));

describe('startPageSections', () => {
  it('[MENU-06] shows at most so many categories', () => {
    const categories = ['a', 'b', 'c', 'd'].map((id, index): Category =>
      aCategory({ id, order: 9 - index }),
    );
    const items = [dish('burger', { categoryIds: ['a', 'b', 'c', 'd'] })];
    const names = (maxCategories: number) =>
      shown(page(items, { categories, maxCategories })).map(([name]) => name);
    expect(names(3)).toEqual(['a', 'b', 'c']);
    expect(names(4)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('[MENU-07] holds up to 15 items per category and per landing section', () => {
    const items = many(20);
    const landing = { menuId: 'menu-1', title: 'Favourites', itemIds: items.map(({ id }) => id) };
    const counts = shown(page(items, { landingSections: [landing] })).map(
      (section) => section.length - 1,
    );
    expect(counts).toEqual([15, 15]);
  });

  it('[MENU-20] leaves out marked items', () => {
    expect(shown(page([dish('burger'), dish('bag', { title: 'Bag [m]' })]))).toEqual([
      ['mains', 'burger'],
    ]);
    expect(shown(page([dish('bag', { title: 'Bag [m]' })]))).toEqual([]);
  });

  it('[D-42] landing sections come first, in the restaurant’s own order', () => {
    const landing = { menuId: 'menu-1', title: 'Favourites', itemIds: ['soup', 'burger'] };
    expect(shown(page([dish('burger'), dish('soup')], { landingSections: [landing] }))).toEqual([
      ['Favourites', 'soup', 'burger'],
      ['mains', 'burger', 'soup'],
    ]);
  });

  it('[D-42] a landing section sells nothing that the active menu does not', () => {
    const landingSections = [
      { menuId: 'menu-2', title: 'Dinner', itemIds: ['burger'] },
      { menuId: 'menu-1', title: 'Gone', itemIds: ['steak'] },
      { menuId: 'menu-1', title: 'Marked', itemIds: ['bag'] },
    ];
    const items = [dish('burger'), dish('bag', { title: 'Bag [m]' })];
    expect(shown(page(items, { landingSections }))).toEqual([['mains', 'burger']]);
  });
});

describe('categoriesToFetch', () => {
  const requested = (attempt: number, sections: number) =>
    categoriesToFetch(attempt, { sections, maxCategories: 3 });

  it('[MENU-08] [D-41] asks for once, twice and three times as many, then stops', () => {
    expect([requested(1, 0), requested(2, 1), requested(3, 2), requested(4, 2)]).toEqual([
      3,
      6,
      9,
      null,
    ]);
  });

  it('[MENU-08] [D-41] stops as soon as enough sections are there', () => {
    expect(requested(2, 3)).toBeNull();
  });
});
