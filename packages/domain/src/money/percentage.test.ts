import fc from 'fast-check';
import { expect, it } from 'vitest';
import { minor } from './minor.ts';
import { divideHalfUp, hundredthsOfPercent, percentageOf } from './percentage.ts';

it('[D-73] rounds half up to the minor unit', () => {
  expect(percentageOf(minor(9990), 5)).toBe(500);
  expect(percentageOf(minor(10), 5)).toBe(1);
  expect(percentageOf(minor(9), 5)).toBe(0);
});

it('is exact for rates with two decimals, where floats would lose a half', () => {
  expect(percentageOf(minor(10_000), 12.34)).toBe(1234);
  expect(percentageOf(minor(50), 1)).toBe(1);
  expect(percentageOf(minor(1000), 1.15)).toBe(12);
});

it('refuses what is no percentage', () => {
  expect(() => hundredthsOfPercent(Number.NaN)).toThrow(RangeError);
});

it('never takes more than the whole, and gives back the whole at 100 %', () => {
  const amounts = fc.integer({ min: 0, max: 1_000_000_000 });
  const rates = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);
  fc.assert(
    fc.property(amounts, rates, (amount, rate) => {
      const part = percentageOf(minor(amount), rate);
      expect(part).toBeGreaterThanOrEqual(0);
      expect(part).toBeLessThanOrEqual(amount);
      expect(percentageOf(minor(amount), 100)).toBe(amount);
    }),
  );
});

it('[D-61] divides half up, also below zero', () => {
  const quotients = [-3, -2, -1, 1, 2, 3].map((dividend) => divideHalfUp(dividend, 2));
  expect(quotients).toEqual([-1, -1, 0, 1, 1, 2]);
});
