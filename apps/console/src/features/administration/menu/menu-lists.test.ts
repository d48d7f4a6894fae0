import { describe, expect, it } from 'vitest';
import { bulkEditOf, sampleLines } from './bulk-edit.ts';
import { withThing, type OfficeItem } from './catalogue.ts';
import { groupProblem, newGroup, preselected, withRule } from './group-draft.ts';
import { menuPlace } from './menu-address.ts';
import { menuRows, withLifted, type ItemFilter } from './menu-rows.ts';
import { decoded, readLines, readPage, readTable } from './import/read-menu-file.ts';
import { category, group, item, officeCatalogue, text } from './testing/office-catalogue.ts';
import { neighboursAt } from './use-sorting.tsx';
import { topsOf, visibleRange } from './use-visible-rows.ts';

const wishes = {
  search: '',
  filter: null,
  closedIds: new Set<string>(),
  soldOutIds: new Set<string>(),
};
const shown = (catalogue = officeCatalogue(), more = {}) =>
  menuRows(catalogue, { ...wishes, ...more }).map(({ key }) => key);

describe('the list of the menu', () => {
  it('[CATALOG-01] shows each category with its dishes, children behind their parent', () => {
    const catalogue = officeCatalogue({
      categories: [category('drinks'), category('grill'), category('beer', { parentId: 'drinks' })],
      items: [item('ale', { categoryIds: ['beer', 'grill'] }), item('lost', { categoryIds: [] })],
    });
    expect(shown(catalogue)).toEqual([
      'c-drinks',
      'c-beer',
      'beer-ale',
      'c-grill',
      'grill-ale',
      'c-',
      '-lost',
    ]);
  });

  it('finds by every language, opens what was folded away, and leaves empty headings out', () => {
    const catalogue = officeCatalogue({
      categories: [category('grill'), category('sweets')],
      items: [item('burger', { title: text('Burger', { se: 'Hamburgare' }) })],
    });
    const closedIds = new Set(['grill']);
    expect(shown(catalogue, { closedIds })).toEqual(['c-grill', 'c-sweets']);
    expect(shown(catalogue, { closedIds, search: ' HAMBURG ' })).toEqual([
      'c-grill',
      'grill-burger',
    ]);
    expect(shown(catalogue, { search: 'pizza' })).toEqual([]);
  });

  it.each<[ItemFilter, Partial<OfficeItem>]>([
    ['soldOut', { id: 'x' }],
    ['noPicture', { image: null }],
    ['noAllergens', { allergens: null }],
    ['noTranslation', { title: text('x') }],
    ['noVat', { vatRate: null }],
    ['noMenu', { entries: [] }],
  ])('[CATALOG-03] narrows to %s', (filter, more) => {
    const whole = { image: '/media/a', title: text('a', { se: 'b' }) };
    const catalogue = officeCatalogue({
      items: [item('x', { ...whole, ...more }), item('y', whole)],
    });
    const soldOutIds = new Set(['x']);
    expect(shown(catalogue, { filter, soldOutIds })).toEqual(['c-grill', 'grill-x']);
  });

  it('shows a lifted dish where it would be put, and names its neighbours', () => {
    const items = ['a', 'b', 'c'].map((id) => item(id));
    const rows = menuRows(officeCatalogue({ items }), wishes);
    const lifted = withLifted(rows, { id: 'grill-a', from: 0, to: 2 });
    expect(lifted.map(({ key }) => key)).toEqual(['c-grill', 'grill-b', 'grill-c', 'grill-a']);
    expect(neighboursAt(['a', 'b', 'c'], 'a', 1)).toEqual({ afterId: 'b', beforeId: 'c' });
    expect(neighboursAt(['a', 'b', 'c'], 'c', 0)).toEqual({ afterId: null, beforeId: 'a' });
  });

  it('draws of 2,000 rows those that a window shows', () => {
    const tops = topsOf(Array.from({ length: 2_000 }, () => 60));
    const [first, end] = visibleRange(tops, 60_000, 800);
    expect([first, end]).toEqual([992, 1_022]);
    expect(visibleRange(tops, 0, 800)[0]).toBe(0);
    expect(visibleRange(tops, 1e9, 800)[1]).toBe(2_000);
    expect(visibleRange(topsOf([]), 0, 800)).toEqual([0, 0]);
  });

  it('puts a changed dish at its place, and takes an archived one out', () => {
    const catalogue = officeCatalogue({
      items: [item('a', { order: 2 }), item('b', { order: 1 })],
    });
    const ids = (moved: typeof catalogue) => moved.items.map(({ id }) => id);
    expect(ids(withThing(catalogue, 'items', item('b', { order: 3 })))).toEqual(['b', 'a']);
    expect(ids(withThing(catalogue, 'items', item('c', { order: 0 })))).toEqual(['a', 'b', 'c']);
    expect(ids(withThing(catalogue, 'items', item('a', { isArchived: true })))).toEqual(['b']);
  });

  it('reads what is open from the address', () => {
    expect(menuPlace('/office/menu')).toEqual({ kind: 'LIST' });
    expect(menuPlace('/office/menu/items/a%2Fb')).toEqual({ kind: 'ITEM', id: 'a/b' });
    expect(menuPlace('/office/menu/items/new/grill')).toEqual({
      kind: 'NEW_ITEM',
      categoryId: 'grill',
    });
    expect(menuPlace('/office/menu/categories/%E0')).toEqual({ kind: 'CATEGORY', id: '%E0' });
  });
});

describe('many dishes at once', () => {
  const wish = { kind: 'RAISE_PERCENT', number: '5', rounding: 'TO_1', choice: '' } as const;
  it('[CATALOG-37] writes a wish as the change the server takes, and nothing that is no number', () => {
    expect(bulkEditOf(wish, [])).toEqual({ multiplyPrice: 1.05, rounding: 'TO_1' });
    expect(bulkEditOf({ ...wish, kind: 'LOWER_PERCENT', number: '12,5' }, [])).toEqual({
      multiplyPrice: 0.875,
      rounding: 'TO_1',
    });
    expect(bulkEditOf({ ...wish, number: 'five' }, [])).toBeNull();
    expect(bulkEditOf({ ...wish, kind: 'SET_PRICE', number: '9.50' }, [])).toEqual({
      setPrice: 950,
    });
    expect(bulkEditOf({ ...wish, kind: 'MOVE_CATEGORY', choice: 'b' }, ['a', 'b'])).toEqual({
      addCategoryIds: ['b'],
      removeCategoryIds: ['a'],
    });
    expect(bulkEditOf({ ...wish, kind: 'ADD_MENU' }, [])).toBeNull();
  });

  it('reads the trial’s first ten, whatever else stands in it', () => {
    const changes = { defaultPrice: { before: 100, after: 105 } };
    expect(sampleLines([{ id: 'a', changes }, { id: 'b' }, null, 3])).toEqual([
      { id: 'a', before: 100, after: 105 },
      { id: 'b', before: null, after: null },
    ]);
    expect(sampleLines(null)).toEqual([]);
  });
});

describe('a group of options', () => {
  const company = { country: 'GB', defaultLanguage: 'en' } as const;
  it('[CATALOG-17] takes one preselection where one is chosen, and keeps the first', () => {
    const draft = newGroup(['a', 'b']);
    const on = ({ options }: typeof draft) =>
      options.filter(({ isPreselected }) => isPreselected).map(({ id }) => id);
    const both = preselected(preselected(withRule(draft, 'MULTIPLE'), 'a', true), 'b', true);
    expect(on(both)).toEqual(['a', 'b']);
    expect(on(withRule(both, 'SINGLE'))).toEqual(['a']);
    expect(on(preselected(preselected(draft, 'a', true), 'b', true))).toEqual(['b']);
  });

  it('[CATALOG-18] is asked of the server’s own rule before it is sent', () => {
    const catalogue = officeCatalogue({ groups: [group('heat')] });
    const problemOf = (more: object) =>
      groupProblem({ ...group('heat'), ...more }, 'heat', catalogue, company);
    expect(problemOf({})).toBeNull();
    expect(problemOf({ options: [] })).toMatchObject({ code: 'GROUP_CANNOT_BE_FULFILLED' });
    expect(problemOf({ type: 'MULTIPLE', maxChoices: 3 })).toMatchObject({
      code: 'CHOICES_OUT_OF_RANGE',
      field: 'maxChoices',
    });
  });
});

describe('a file to import', () => {
  it('[CATALOG-40] is read in UTF-8, UTF-16 and Windows-1252', () => {
    expect(decoded(new TextEncoder().encode('Rätt;Pris'))).toBe('Rätt;Pris');
    expect(decoded(new Uint8Array([0xff, 0xfe, 0x52, 0, 0xe4, 0]))).toBe('Rä');
    expect(decoded(new Uint8Array([0x52, 0xe4, 0x74, 0x74]))).toBe('Rätt');
  });

  it('is a table, lines, or a page’s own data; what is none of them says so', () => {
    expect(readTable('title;price\nSoup;79')).toMatchObject({
      rows: [
        ['title', 'price'],
        ['Soup', '79'],
      ],
    });
    expect(readTable('title;price')).toEqual({ kind: 'PROBLEM', problem: 'EMPTY' });
    expect(readLines('Pizza\nMargherita 95')).toMatchObject({
      rows: [
        ['category', 'title', 'price'],
        ['Pizza', 'Margherita', '95.00'],
      ],
    });
    expect(readLines('category,title,price\nSides,Truffle fries,4.50')).toEqual({
      kind: 'ROWS',
      hasVat: false,
      rows: [
        ['category', 'title', 'price'],
        ['Sides', 'Truffle fries', '4.50'],
      ],
    });
    expect(readLines('Namn;Moms\nSoppa;12')).toMatchObject({ hasVat: true });
    const menu = { '@type': 'MenuItem', name: 'Soup', offers: { price: 79 } };
    expect(readPage(JSON.stringify({ hasMenuItem: [menu] }))).toMatchObject({
      rows: [
        ['category', 'title', 'description', 'price'],
        ['Menu', 'Soup', '', '79'],
      ],
    });
    expect(readPage('{ broken')).toEqual({ kind: 'PROBLEM', problem: 'NO_MENU' });
  });
});
