import { aCategory, aMenu, anEntry, anItem, soldOut } from '@tallrik/testing/menu';
import { describe, expect, it } from 'vitest';
import type { Category, Item } from './catalogue.ts';
import { categorySections, idsWithin, type CatalogueSlice, topCategories } from './categories.ts';
import { dishesOf } from './dishes.ts';
import { inventoryOf } from './stock.ts';

const catalogue = (categories: Category[], items: Item[], out: string[] = []): CatalogueSlice => ({
  categories,
  dishes: dishesOf(items, aMenu({ menuEntries: items.map(({ id }) => anEntry({ itemId: id })) })),
  inventory: inventoryOf(out.map(soldOut)),
  reader: { language: 'en', company: { defaultLanguage: 'en' } },
});
const dish = (id: string, ...categoryIds: string[]) => anItem({ id, title: id, categoryIds });
const ids = (shown: ReturnType<typeof topCategories>) => shown.map(({ category }) => category.id);

describe('topCategories', () => {
  it('[MENU-12] sorts by order descending, equal orders by name', () => {
    const categories = [
      aCategory({ id: 'wine', name: 'Wine', order: 1 }),
      aCategory({ id: 'mains', name: 'Mains', order: 3 }),
      aCategory({ id: 'beer', name: 'Beer', order: 1 }),
    ];
    expect(ids(topCategories(catalogue(categories, [dish('x', 'wine', 'mains', 'beer')])))).toEqual(
      ['mains', 'beer', 'wine'],
    );
  });

  it('[MENU-11] [MENU-19] [D-47] hides a category in which nothing is sold', () => {
    const categories = [aCategory({ id: 'full' }), aCategory({ id: 'empty' })];
    expect(ids(topCategories(catalogue(categories, [dish('burger', 'full')])))).toEqual(['full']);
  });

  it('[MENU-11] hides what is deleted or hidden from guests', () => {
    const categories = [
      aCategory({ id: 'gone', deleted: true }),
      aCategory({ id: 'staff', hideInCustomerOrderingFlows: true }),
    ];
    expect(topCategories(catalogue(categories, [dish('burger', 'gone', 'staff')]))).toEqual([]);
  });

  it('[MENU-13] [D-47] is sold out only when all of it is', () => {
    const items = [dish('burger', 'mains'), dish('soup', 'mains')];
    const isSoldOut = (...out: string[]) =>
      topCategories(catalogue([aCategory({ id: 'mains' })], items, out))[0]?.isSoldOut;
    expect(isSoldOut()).toBe(false);
    expect(isSoldOut('soup')).toBe(false);
    expect(isSoldOut('soup', 'burger')).toBe(true);
  });

  it('[MENU-15] counts the dishes of subcategories, each once', () => {
    const categories = [
      aCategory({ id: 'drinks' }),
      aCategory({ id: 'wine', parentId: 'drinks' }),
      aCategory({ id: 'red', parentId: 'wine' }),
    ];
    const [drinks, ...others] = topCategories(
      catalogue(categories, [dish('rioja', 'wine', 'red')]),
    );
    expect(others).toEqual([]);
    expect(drinks?.dishes.map(({ item }) => item.id)).toEqual(['rioja']);
  });

  it('[MENU-11] a category whose dishes all lie in a hidden subcategory is hidden', () => {
    const categories = [
      aCategory({ id: 'drinks' }),
      aCategory({ id: 'secret', parentId: 'drinks', hideInCustomerOrderingFlows: true }),
    ];
    expect(topCategories(catalogue(categories, [dish('moonshine', 'secret')]))).toEqual([]);
  });
});

describe('categorySections', () => {
  const categories = [
    aCategory({ id: 'drinks' }),
    aCategory({ id: 'beer', parentId: 'drinks', order: 1 }),
    aCategory({ id: 'wine', parentId: 'drinks', order: 2 }),
    aCategory({ id: 'red', parentId: 'wine' }),
    aCategory({ id: 'empty', parentId: 'drinks', order: 9 }),
    aCategory({ id: 'secret', parentId: 'drinks', hideInCustomerOrderingFlows: true }),
  ];
  const items = [
    dish('water', 'drinks'),
    dish('lager', 'beer'),
    dish('rioja', 'red'),
    dish('moonshine', 'secret'),
  ];
  const sections = (id: string) =>
    categorySections(id, catalogue(categories, items)).map(({ category, dishes }) => [
      category.id,
      ...dishes.map(({ item }) => item.id),
    ]);

  it('[MENU-15] own dishes first, then a section per subcategory by order', () => {
    expect(sections('drinks')).toEqual([
      ['drinks', 'water'],
      ['wine', 'rioja'],
      ['beer', 'lager'],
    ]);
  });

  it('[MENU-19] has no section without dishes and none for a hidden or unknown category', () => {
    expect(sections('empty')).toEqual([]);
    expect(sections('secret')).toEqual([]);
    expect(sections('nowhere')).toEqual([]);
  });
});

it('a loop of parents does not hang the menu', () => {
  const loop = [aCategory({ id: 'a', parentId: 'b' }), aCategory({ id: 'b', parentId: 'a' })];
  expect([...idsWithin('a', loop)]).toEqual(['a', 'b']);
});
