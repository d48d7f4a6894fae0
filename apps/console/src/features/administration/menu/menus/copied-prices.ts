import { editPrice } from '@tallrik/domain/menu/editing/price-input';
import { minor } from '@tallrik/domain/money/minor';
import type { OfficeItem } from '../catalogue.ts';

export const ROUNDINGS = ['NONE', 'TO_1', 'TO_050', 'TO_005'] as const;
export type Rounding = (typeof ROUNDINGS)[number];

const SIGNED = /^[+-]?\d{1,3}(?:[.,]\d{1,2})?$/;

/** `5` is 1.05, `-10` is 0.9; null: no percentage. */
export function factorOf(percent: string): number | null {
  const typed = percent.replace(/\s|%/g, '').replace('−', '-');
  if (typed === '') return 1;
  if (!SIGNED.test(typed)) return null;
  const number = Number(typed.replace(',', '.'));
  return number < -100 ? null : Math.round(10_000 + number * 100) / 10_000;
}

export type CopiedPrice = { item: OfficeItem; before: number; after: number };

/** The copy's prices as the server will compute them; null where one would be no price (CATALOG-28). */
export function copiedPrices(
  items: readonly OfficeItem[],
  menuId: string,
  factor: number,
  rounding: Rounding,
): CopiedPrice[] | null {
  const prices: CopiedPrice[] = [];
  for (const item of items) {
    const before = item.entries.find((entry) => entry.menuId === menuId)?.price;
    if (before === undefined) continue;
    const edit = { kind: 'MULTIPLY', factor } as const;
    const after = editPrice(minor(before), edit, factor === 1 ? 'NONE' : rounding, 'price');
    if (!after.ok) return null;
    prices.push({ item, before, after: after.value });
  }
  return prices;
}
