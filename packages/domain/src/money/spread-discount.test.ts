import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMinor, minor } from './minor.ts';
import { spreadDiscount } from './spread-discount.ts';

const spread = (discount: number, ...lines: number[]) =>
  spreadDiscount(minor(discount), lines.map(minor));

describe('spreadDiscount', () => {
  it('[D-61] spreads in proportion', () => {
    expect(spread(300, 1000, 2000)).toEqual([100, 200]);
  });

  it('[D-61] gives odd units to the largest remainders, earlier lines first', () => {
    expect(spread(100, 1000, 1000, 1000)).toEqual([34, 33, 33]);
    // Exact shares 6.66, 1.66, 1.66: the units left over go by remainder, then by place.
    expect(spread(10, 400, 100, 100)).toEqual([7, 2, 1]);
    // Exact shares 6, 2.5, 1.5: the largest line has no remainder and gets none of what is left over.
    expect(spread(10, 600, 250, 150)).toEqual([6, 3, 1]);
  });

  it('[D-67] never takes more than what it is taken from', () => {
    expect(spread(5000, 1000, 2000)).toEqual([1000, 2000]);
  });

  it('spreads nothing over nothing', () => {
    expect(spread(100)).toEqual([]);
    expect(spread(100, 0, 0)).toEqual([0, 0]);
  });

  it('refuses negative amounts, which would turn a discount into a surcharge', () => {
    expect(() => spread(-1, 100)).toThrow(RangeError);
    expect(() => spread(1, -100)).toThrow(RangeError);
  });

  it('[D-61] always sums to the discount, never exceeds a line, and is off by less than one unit', () => {
    const lines = fc.array(fc.integer({ min: 0, max: 100_000_000 }), { maxLength: 30 });
    fc.assert(
      fc.property(lines, fc.integer({ min: 0, max: 200_000_000 }), (amounts, discount) => {
        const total = addMinor(...amounts.map(minor));
        const spendable = Math.min(discount, total);
        const shares = spread(discount, ...amounts);
        expect(addMinor(...shares)).toBe(spendable);
        shares.forEach((share, position) => {
          const line = amounts[position] ?? 0;
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(line);
          const exact = total === 0 ? 0 : (spendable * line) / total;
          expect(Math.abs(share - exact)).toBeLessThan(1.000001);
        });
      }),
    );
  });
});
