import { aCatalogue, aCategory, aMenu, anEntry, anItem } from '@tallrik/testing/menu';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minor } from '../../money/minor.ts';
import { csvStyleOf, readCsv, writeCsv } from './csv.ts';
import { exportCsv } from './export-csv.ts';
import { columnOf } from './import-columns.ts';
import { rowsFromJsonLd } from './menu-from-json-ld.ts';
import { planPastedMenu } from './pasted-menu.ts';
import { planImport } from './plan-import.ts';

const company = { country: 'SE', defaultLanguage: 'se', languages: ['se', 'en'] } as const;
const catalogue = aCatalogue({
  items: [
    anItem({
      titleLang: { se: 'Burgare', en: 'Burger' },
      allergens: ['gluten'],
      defaultPrice: minor(9_500),
    }),
    anItem({
      id: 'soup',
      title: 'Soppa',
      titleLang: { se: '=Soppa [m]' },
      vatRate: null,
      categoryIds: [],
    }),
  ],
  categories: [aCategory({ nameLang: { se: 'Burgare' } })],
  menus: [
    aMenu({ menuEntries: [anEntry({ price: minor(9_500) })] }),
    aMenu({ id: 'menu-2', menuEntries: [anEntry({ price: minor(11_000) })] }),
  ],
});
const world = () => {
  let number = 0;
  return { catalogue, company: { ...company }, newId: () => `new-${(number += 1)}` };
};
const planned = (...rows: string[][]) => planImport(rows, world());

describe('CSV', () => {
  it('[O-28] semicolon and comma, in Britain comma and point', () => {
    expect(csvStyleOf('SE')).toEqual({ separator: ';', decimal: ',' });
    expect(csvStyleOf('GB')).toEqual({ separator: ',', decimal: '.' });
  });

  it('[O-28] formulas are disarmed, and read back as they were', () => {
    expect(writeCsv([['=1+1', '-x']], csvStyleOf('SE'))).toBe("\ufeff'=1+1;'-x\r\n");
  });

  it('[MONEY-24] a number below zero stays a number', () => {
    const style = csvStyleOf('SE');
    expect(writeCsv([['-26,15', '-1', '-', '-1+2', '-1,2,3', '-1,']], style)).toBe(
      "\ufeff-26,15;-1;'-;'-1+2;'-1,2,3;'-1,\r\n",
    );
  });

  it('[O-28] whatever is written reads back the same', () => {
    // The separator is found in the headings; a row of nothing is no row; a lone apostrophe before a formula is ours.
    const cell = fc.string().filter((text) => !/^'[=+\-@\t\r]/.test(text) && !text.includes('\r'));
    const row = fc
      .tuple(cell, cell, cell)
      .filter((cells) => cells.some((text) => text.trim() !== ''));
    fc.assert(
      fc.property(fc.array(row), fc.constantFrom('SE', 'GB'), (rows, country) => {
        const written = [['a', 'b', 'c'], ...rows];
        expect(readCsv(writeCsv(written, csvStyleOf(country)))).toEqual(written);
      }),
    );
  });

  it('[CATALOG-40] columns are known by name in six languages', () => {
    const names = [
      'Title',
      'Pris',
      'Categoría',
      'Moms',
      'Açıklama',
      'Navn (en)',
      'Alérgenos',
      'Price Lunch [menu-2]',
      'Colour',
    ];
    expect(names.map((name) => columnOf(name, new Set(['menu-2']))?.kind ?? null)).toEqual([
      'TITLE',
      'PRICE',
      'CATEGORY',
      'VAT',
      'DESCRIPTION',
      'TITLE',
      'ALLERGENS',
      'MENU_PRICE',
      null,
    ]);
  });
});

describe('the plan of an import', () => {
  it('[CATALOG-42] the own export changes nothing', () => {
    const written = exportCsv(catalogue, company, new Map(), csvStyleOf('SE'));
    const plan = planImport(readCsv(written), world());
    expect(plan).toEqual({ items: [], newCategories: [], untouched: 2, problems: [] });
  });

  it('[CATALOG-41] by id: what differs is changed, an empty cell is left alone', () => {
    const { items, untouched } = planned(
      ['id', 'title', 'description', 'price', 'price [menu-2]'],
      ['burger', 'Burgare', '', '99', '-'],
      ['soup', '', '', '', ''],
    );
    expect(items).toEqual([
      {
        row: 2,
        itemId: 'burger',
        isNew: false,
        title: 'Burger',
        change: { defaultPrice: 9_900 },
        menuPrices: new Map([['menu-2', null]]),
      },
    ]);
    expect(untouched).toBe(1);
  });

  it('[CATALOG-41] by title within the category, else it is new, with its category', () => {
    const { items, newCategories } = planned(
      ['category', 'title', 'price', 'vat'],
      ['burgare', 'burgare', '99', ''],
      ['Fisk', 'Torsk', '145,50', '12 %'],
      ['Fisk', 'Lax', '155', '12'],
    );
    expect(newCategories).toEqual([{ id: 'new-1', name: 'Fisk' }]);
    expect(
      items.map(({ itemId, isNew, change }) => [
        itemId,
        isNew,
        change.categoryIds,
        change.defaultPrice,
      ]),
    ).toEqual([
      ['burger', false, undefined, 9_900],
      ['new-2', true, ['new-1'], 14_550],
      ['new-3', true, ['new-1'], 15_500],
    ]);
  });

  it('[CATALOG-41] every wrong cell is named with row, column, value and reason', () => {
    const { items, problems } = planned(
      ['id', 'category', 'title', 'price', 'VAT', 'allergens'],
      ['', 'Fisk', 'Torsk', 'free', '12', ''],
      ['', 'Fisk', 'Lax', '95', '19', ''],
      ['theirs', '', '', '', '', ''],
      ['burger', '', '-', '', '', ''],
      ['burger', '', '', '', '', 'love'],
      ['', '', 'Ål', '95', '12', ''],
    );
    expect(items).toEqual([]);
    expect(problems).toEqual([
      { row: 2, column: 'price', value: 'free', code: 'PRICE_UNREADABLE' },
      { row: 3, column: 'VAT', value: '19', code: 'VAT_RATE_UNKNOWN' },
      { row: 4, column: 'id', value: 'theirs', code: 'NOT_FOUND' },
      { row: 5, column: 'title', value: '-', code: 'TEXT_REQUIRED' },
      { row: 6, column: 'allergens', value: 'love', code: 'ALLERGEN_UNKNOWN' },
      { row: 7, column: '', value: '', code: 'CATEGORY_REQUIRED' },
    ]);
  });

  it('[CATALOG-40] a page’s schema.org menu is a table like any other', () => {
    const document = {
      '@graph': [
        {
          '@type': 'Restaurant',
          hasMenu: {
            '@type': 'Menu',
            hasMenuSection: [
              {
                '@type': 'MenuSection',
                name: 'Pizza',
                hasMenuItem: { '@type': 'MenuItem', name: 'Margherita', offers: { price: 95 } },
              },
            ],
          },
        },
      ],
    };
    expect(rowsFromJsonLd(document)).toEqual([
      ['category', 'title', 'description', 'price'],
      ['Pizza', 'Margherita', '', '95'],
    ]);
    expect(rowsFromJsonLd('no menu')).toHaveLength(1);
  });
});

describe('[D-422] pasted lines', () => {
  it('headings become categories, the last number a price', () => {
    const text =
      'Pizza\nMargherita 95\nQuattro 4 formaggi .... 129,50 kr\nHawaii\n\nDrycker:\nCola 33 cl 25:-\n';
    expect(
      planPastedMenu(text).map(({ line, category, title, price, problem }) => [
        line,
        category,
        title,
        price,
        problem,
      ]),
    ).toEqual([
      [2, 'Pizza', 'Margherita', 9_500, null],
      [3, 'Pizza', 'Quattro 4 formaggi', 12_950, null],
      [4, 'Pizza', 'Hawaii', null, 'PRICE_REQUIRED'],
      [7, 'Drycker', 'Cola 33 cl', 2_500, null],
    ]);
  });

  it('a dish before any heading is marked', () => {
    expect(planPastedMenu('Soup 95')).toMatchObject([
      { category: null, problem: 'CATEGORY_REQUIRED' },
    ]);
  });

  it('no text breaks it, and it invents no line', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (text) => {
        expect(planPastedMenu(text).length).toBeLessThanOrEqual(text.split(/\r\n?|\n/).length);
      }),
    );
  });
});
