import { describe, expect, it } from 'vitest';
import { readPastedTable } from './pasted-table.ts';

describe('[CATALOG-40] [SETUP-14] what is pasted', () => {
  it.each([
    ['category,title,price\nSides,"Fries, big",4.50', ['Sides', 'Fries, big', '4.50']],
    ['Kategori;Rätt;Pris\nTillbehör;Pommes;45', ['Tillbehör', 'Pommes', '45']],
    ['Ad\tFiyat\nMercimek\t95', ['Mercimek', '95']],
  ])('is a table where its headings say so: %j', (text, row) => {
    expect(readPastedTable(text)?.rows[1]).toEqual(row);
  });

  it('names what each column is', () => {
    const table = readPastedTable('category,title,VAT,own\nSides,Fries,20,x');
    expect(table?.columns.map((column) => column?.kind ?? null)).toEqual([
      'CATEGORY',
      'TITLE',
      'VAT',
      null,
    ]);
  });

  it.each(['Pizza\nMargherita 95', 'Soup, bread, butter 95\nPie 80', 'title,price', ''])(
    'is lines otherwise: %j',
    (text) => {
      expect(readPastedTable(text)).toBeNull();
    },
  );
});
