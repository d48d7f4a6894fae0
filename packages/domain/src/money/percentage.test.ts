import fc from 'fast-check';
import { expect, it } from 'vitest';
import { minor } from './minor.ts';
import { hundredthsOfPercent, percentageOf } from './percentage.ts';

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

it('[D-73] [F-58] rounds once to a larger unit, never twice', () => {
  expect(percentageOf(minor(10_130), 5, 100)).toBe(500);
  // 0.499 kr: rounded to 0.50 first it would become a krona.
  expect(percentageOf(minor(998), 5, 100)).toBe(0);
  expect(percentageOf(minor(1_000), 5, 100)).toBe(100);
});

it('[F-09] is exact beyond what a float can hold', () => {
  const amounts = fc.integer({ min: -9_000_000_000_000, max: 9_000_000_000_000 });
  const hundredths = fc.integer({ min: 0, max: 10_000 });
  fc.assert(
    fc.property(amounts, hundredths, fc.constantFrom(1, 100), (amount, rate, unit) => {
      const step = 10_000n * BigInt(unit);
      const doubled = 2n * BigInt(amount) * BigInt(rate) + step;
      const remainder = ((doubled % (2n * step)) + 2n * step) % (2n * step);
      const expected = ((doubled - remainder) / (2n * step)) * BigInt(unit);
      expect(percentageOf(minor(amount), rate / 100, unit)).toBe(Number(expected));
    }),
  );
});
