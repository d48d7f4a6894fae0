import type { BulkWish } from './bulk-edit.ts';

/** The coarsest rounding that all of these prices have already: five per cent more must not make £8.95 into £9. */
export function presetRounding(prices: readonly number[]): BulkWish['rounding'] {
  const areAll = (step: number) => prices.every((price) => price % step === 0);
  if (prices.length === 0 || areAll(100)) return 'TO_1';
  if (areAll(50)) return 'TO_050';
  return areAll(5) ? 'TO_005' : 'NONE';
}
