import { describe, expect, it } from 'vitest';
import { countOf, stockSections, withLine, type Stock } from './stock.ts';

const line = (title: string, fields: object = {}) => ({
  id: title,
  title,
  soldOut: false,
  soldOutUntil: null,
  count: null,
  held: 0,
  ...fields,
});

const stock: Stock = {
  items: [line('Künefe'), line('Izgara levrek', { soldOut: true }), line('Çay', { count: 0 })],
  variationGroups: [
    { id: 'sauce', name: 'Sos', variations: [line('Acılı'), line('Sarımsaklı')] },
    { id: 'nuts', name: 'Fıstık', variations: [line('Antep fıstığı', { soldOut: true })] },
  ],
};
const titles = (...args: Parameters<typeof stockSections>) =>
  stockSections(...args).map(({ title, lines }) => [title, ...lines.map((one) => one.title)]);

describe('the stock of a venue', () => {
  it('[D-146] lists dishes first, then every group of extras', () => {
    expect(titles(stock, 'ALL', '')).toEqual([
      [null, 'Künefe', 'Izgara levrek', 'Çay'],
      ['Sos', 'Acılı', 'Sarımsaklı'],
      ['Fıstık', 'Antep fıstığı'],
    ]);
  });

  it('finds what a hurried hand types: no accents, no capitals, words in any order', () => {
    expect(titles(stock, 'ALL', 'kunefe')).toEqual([[null, 'Künefe']]);
    expect(titles(stock, 'ALL', 'LEVREK izgara')).toEqual([[null, 'Izgara levrek']]);
    expect(titles(stock, 'ALL', 'acili')).toEqual([['Sos', 'Acılı']]);
    expect(titles(stock, 'ALL', 'pizza')).toEqual([]);
  });

  it('[D-48] sold out is what is switched off and what is counted down to nothing', () => {
    expect(titles(stock, 'GONE', '')).toEqual([
      [null, 'Izgara levrek', 'Çay'],
      ['Fıstık', 'Antep fıstığı'],
    ]);
    expect(countOf(stock, 'GONE')).toBe(3);
  });

  it('extras can be shown alone', () => {
    expect(titles(stock, 'EXTRAS', '').map(([title]) => title)).toEqual(['Sos', 'Fıstık']);
    expect([countOf(stock, 'ALL'), countOf(stock, 'EXTRAS')]).toEqual([6, 3]);
  });

  it('a tap changes one line, dish or extra', () => {
    const changed = withLine(withLine(stock, 'Acılı', { soldOut: true }), 'Çay', { count: 8 });
    expect(countOf(changed, 'GONE')).toBe(3);
    expect(titles(changed, 'GONE', '')).toContainEqual(['Sos', 'Acılı']);
  });
});
