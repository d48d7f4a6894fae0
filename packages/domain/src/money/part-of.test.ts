import fc from 'fast-check';
import { expect, it } from 'vitest';
import { minor } from './minor.ts';
import { multiplyHalfUp, partOf } from './part-of.ts';

const amounts = fc.integer({ min: 0, max: 9_000_000_000_000 }).map(minor);
const exactly = (amount: number, numerator: number, denominator: number): number =>
  Number(
    (2n * BigInt(amount) * BigInt(numerator) + BigInt(denominator)) / (2n * BigInt(denominator)),
  );

it('[D-61] rounds half up, also below zero', () => {
  const quotients = [-3, -2, -1, 1, 2, 3].map((dividend) => multiplyHalfUp(minor(dividend), 1, 2));
  expect(quotients).toEqual([-1, -1, 0, 1, 1, 2]);
});

it('[D-53] [F-09] 29 hundredths of 121.50 are 35.235, so 35.24', () => {
  expect(partOf(minor(12_150), 0.29)).toBe(3_524);
});

it('[D-53] [F-09] a sixth of three öre is half an öre, though no float is a sixth', () => {
  expect(partOf(minor(3), 1 / 6)).toBe(1);
  // What is left after two thirds is a third, whatever the subtraction left behind.
  expect(partOf(minor(150), 1 - 1 / 3 - 1 / 3)).toBe(50);
});

it('[F-09] every part of every amount is what whole numbers say', () => {
  const ratios = fc
    .integer({ min: 2, max: 10_000 })
    .chain((denominator) =>
      fc.tuple(fc.integer({ min: 1, max: denominator - 1 }), fc.constant(denominator)),
    );
  fc.assert(
    fc.property(amounts, ratios, (amount, [numerator, denominator]) => {
      expect(partOf(amount, numerator / denominator)).toBe(exactly(amount, numerator, denominator));
    }),
    { numRuns: 2_000 },
  );
});

it('[F-09] so is a decimal fraction of up to nine digits', () => {
  const billionths = fc.integer({ min: 1, max: 999_999_999 });
  fc.assert(
    fc.property(amounts, billionths, (amount, part) => {
      expect(partOf(amount, Number(`0.${String(part).padStart(9, '0')}`))).toBe(
        exactly(amount, part, 1_000_000_000),
      );
    }),
    { numRuns: 2_000 },
  );
});

it('[F-09] a decimal fraction is not taken for a ratio that lies beside it', () => {
  expect(partOf(minor(2_147_858_537_556), 0.534263531)).toBe(1_147_522_486_363);
});

it('takes nothing up to 0 and all from 1 on', () => {
  expect([-1, 0, Number.NaN].map((fraction) => partOf(minor(100), fraction))).toEqual([0, 0, 0]);
  expect([1, 1.5].map((fraction) => partOf(minor(100), fraction))).toEqual([100, 100]);
});
