import { type Minor, minor } from './minor.ts';

/** Rates carry at most two decimals (25.5 %). As whole hundredths every product below stays exact. */
const HUNDREDTHS = 100;

/** `rate` percent of an amount, rounded half up to the minor unit. */
export function percentageOf(amount: Minor, rate: number): Minor {
  return divideHalfUp(amount * hundredthsOfPercent(rate), 100 * HUNDREDTHS);
}

// 12.34 * 100 is 1233.9999999999998: without rounding here a half öre lands on the wrong side later.
export function hundredthsOfPercent(rate: number): number {
  if (!Number.isFinite(rate)) throw new RangeError(`Not a percentage: ${rate}`);
  return Math.round(rate * HUNDREDTHS);
}

/** Whole-number division, half up, without a float in between that could lose a half. */
export function divideHalfUp(dividend: number, divisor: number): Minor {
  const doubled = 2n * BigInt(dividend) + BigInt(divisor);
  const by = 2n * BigInt(divisor);
  const quotient = doubled / by;
  const isFloored = doubled >= 0n || quotient * by === doubled;
  return minor(Number(isFloored ? quotient : quotient - 1n));
}
