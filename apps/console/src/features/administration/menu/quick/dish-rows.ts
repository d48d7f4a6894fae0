import { OFFICE_TEXTS } from '@tallrik/domain/company/office-limits';
import type { Language } from '@tallrik/domain/company/languages';
import type { ImportColumn } from '@tallrik/domain/menu/editing/import-columns';
import { planPastedMenu } from '@tallrik/domain/menu/editing/pasted-menu';
import { readPastedTable } from '@tallrik/domain/menu/editing/pasted-table';
import { parsePrice } from '@tallrik/domain/menu/editing/price-input';
import { sampleMenu } from '@tallrik/domain/menu/editing/sample-menu';
import type { Currency } from '@tallrik/domain/money/currency';
import { priceText } from '../price-text.ts';

/** A dish as it is typed; its key stays while it is. */
export type DishRow = { key: number; category: string; title: string; price: string };
export type DishProblem =
  | 'CATEGORY_REQUIRED'
  | 'TEXT_REQUIRED'
  | 'TEXT_TOO_LONG'
  | 'PRICE_REQUIRED'
  | 'PRICE_UNREADABLE'
  | 'PRICE_OUT_OF_RANGE';

const nextKey = (rows: readonly DishRow[]): number =>
  Math.max(-1, ...rows.map(({ key }) => key)) + 1;

/** One more below the last, in its category. */
export const withRow = (rows: readonly DishRow[]): DishRow[] => [
  ...rows,
  { key: nextKey(rows), category: rows.at(-1)?.category ?? '', title: '', price: '' },
];

export const isBlank = ({ title, price }: DishRow): boolean =>
  title.trim() === '' && price.trim() === '';

/** After what is there already; blank rows make room. */
function added(rows: readonly DishRow[], dishes: readonly Omit<DishRow, 'key'>[]): DishRow[] {
  const kept = rows.filter((row) => !isBlank(row));
  const first = nextKey(rows);
  return [...kept, ...dishes.map((dish, at) => ({ key: first + at, ...dish }))];
}

/** Lines such as `Margherita 95` below headings (SETUP-14), or a table with headings of its own. */
export const withLines = (rows: readonly DishRow[], text: string, currency: Currency): DishRow[] =>
  added(
    rows,
    dishesOfTable(text) ??
      planPastedMenu(text).map(({ category, title, price }) => ({
        category: category ?? '',
        title,
        price: priceText(price, currency),
      })),
  );

function dishesOfTable(text: string): Omit<DishRow, 'key'>[] | null {
  const table = readPastedTable(text);
  if (!table) return null;
  const at = (kind: ImportColumn['kind']) =>
    table.columns.findIndex((column) => column?.kind === kind);
  const [category, title, price] = [at('CATEGORY'), at('TITLE'), at('PRICE')];
  return table.rows.slice(1).map((row) => ({
    category: row[category]?.trim() ?? '',
    title: row[title]?.trim() ?? '',
    price: row[price]?.trim() ?? '',
  }));
}

export const withSample = (
  rows: readonly DishRow[],
  language: Language,
  currency: Currency,
): DishRow[] =>
  added(
    rows,
    sampleMenu(language, currency).map((dish) => ({
      ...dish,
      price: priceText(dish.price, currency),
    })),
  );

/** What is wrong with a row, by its cell. A blank row is none. */
export function problemsOfRow(
  row: DishRow,
): Partial<Record<'category' | 'title' | 'price', DishProblem>> {
  if (isBlank(row)) return {};
  const problems: Partial<Record<'category' | 'title' | 'price', DishProblem>> = {};
  if (row.category.trim() === '') problems.category = 'CATEGORY_REQUIRED';
  if (row.title.trim() === '') problems.title = 'TEXT_REQUIRED';
  if ([...row.title.trim()].length > OFFICE_TEXTS.title) problems.title = 'TEXT_TOO_LONG';
  const price = parsePrice(row.price, 'price');
  if (row.price.trim() === '') problems.price = 'PRICE_REQUIRED';
  else if (!price.ok)
    problems.price =
      price.error.code === 'PRICE_OUT_OF_RANGE' ? 'PRICE_OUT_OF_RANGE' : 'PRICE_UNREADABLE';
  return problems;
}

/** As the import takes them: decimals with a point, whatever the country writes. */
export const importRows = (rows: readonly DishRow[]): string[][] => [
  ['category', 'title', 'price'],
  ...rows
    .filter((row) => !isBlank(row))
    .map(({ category, title, price }) => {
      const read = parsePrice(price, 'price');
      return [category, title, read.ok ? (read.value / 100).toFixed(2) : price];
    }),
];
