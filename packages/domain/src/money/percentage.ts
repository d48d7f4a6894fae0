import type { Minor } from './minor.ts';
import { multiplyHalfUp } from './part-of.ts';

/** Rates carry at most two decimals (25.5 %). As whole hundredths every product below stays exact. */
const HUNDREDTHS = 100;

/** `rate` percent of an amount, rounded half up to the minor unit, or once to a larger `unit`. */
export const percentageOf = (amount: Minor, rate: number, unit = 1): Minor =>
  multiplyHalfUp(amount, hundredthsOfPercent(rate), 100 * HUNDREDTHS, unit);

// 12.34 * 100 is 1233.9999999999998: without rounding here a half öre lands on the wrong side later.
export function hundredthsOfPercent(rate: number): number {
  if (!Number.isFinite(rate)) throw new RangeError(`Not a percentage: ${rate}`);
  return Math.round(rate * HUNDREDTHS);
}
