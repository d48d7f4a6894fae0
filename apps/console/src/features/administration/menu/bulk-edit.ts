import { parsePrice } from '@tallrik/domain/menu/editing/price-input';
import type { BulkEditInput } from '../generated/graphql.ts';

/** What can be done to many dishes at once (CATALOG-37). */
export const BULK_KINDS = [
  'RAISE_PERCENT',
  'LOWER_PERCENT',
  'RAISE_AMOUNT',
  'SET_PRICE',
  'VAT',
  'ADD_CATEGORY',
  'MOVE_CATEGORY',
  'ADD_MENU',
  'REMOVE_MENU',
  'ARCHIVE',
] as const;
export type BulkKind = (typeof BULK_KINDS)[number];

export type BulkWish = {
  kind: BulkKind;
  /** Per cent or an amount, as typed. */
  number: string;
  rounding: 'NONE' | 'TO_1' | 'TO_050' | 'TO_005';
  /** A rate, a category or a menu. */
  choice: string;
};

/** The change as the server takes it; null while what was typed is no number or nothing is chosen. */
export function bulkEditOf(wish: BulkWish, categoryIds: readonly string[]): BulkEditInput | null {
  const { rounding, choice } = wish;
  switch (wish.kind) {
    case 'RAISE_PERCENT':
    case 'LOWER_PERCENT': {
      const percent = percentOf(wish.number);
      if (percent === null) return null;
      const factor = wish.kind === 'RAISE_PERCENT' ? 1 + percent / 100 : 1 - percent / 100;
      return factor < 0 ? null : { multiplyPrice: Math.round(factor * 10_000) / 10_000, rounding };
    }
    case 'RAISE_AMOUNT':
    case 'SET_PRICE': {
      const price = parsePrice(wish.number, 'price');
      if (!price.ok) return null;
      return wish.kind === 'SET_PRICE'
        ? { setPrice: price.value }
        : { addToPrice: price.value, rounding };
    }
    case 'VAT':
      return choice === '' ? null : { vatRate: Number(choice) };
    case 'ADD_CATEGORY':
      return choice === '' ? null : { addCategoryIds: [choice] };
    case 'MOVE_CATEGORY':
      return choice === ''
        ? null
        : {
            addCategoryIds: [choice],
            removeCategoryIds: categoryIds.filter((id) => id !== choice),
          };
    case 'ADD_MENU':
      return choice === '' ? null : { addToMenuIds: [choice] };
    case 'REMOVE_MENU':
      return choice === '' ? null : { removeFromMenuIds: [choice] };
    case 'ARCHIVE':
      return { archive: true };
  }
}

function percentOf(text: string): number | null {
  const number = Number(text.trim().replace(',', '.'));
  return text.trim() !== '' && Number.isFinite(number) && number >= 0 && number <= 1_000
    ? number
    : null;
}

export type SampleLine = { id: string; before: number | null; after: number | null };

/** The first ten of a trial, with the price before and after where it changes. */
export function sampleLines(sample: unknown): SampleLine[] {
  if (!Array.isArray(sample)) return [];
  return sample.flatMap((line: unknown) => {
    if (!isRecord(line) || typeof line['id'] !== 'string') return [];
    const changes = isRecord(line['changes']) ? line['changes'] : {};
    const price = isRecord(changes['defaultPrice']) ? changes['defaultPrice'] : {};
    return [{ id: line['id'], before: numberOf(price['before']), after: numberOf(price['after']) }];
  });
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);
