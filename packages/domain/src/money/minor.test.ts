import { expect, it } from 'vitest';
import { addMinor, minor, subtractMinor } from './minor.ts';

it('[I18N-13] an amount is whole minor units, never a fraction', () => {
  expect(() => minor(10.5)).toThrow(RangeError);
  expect(() => minor(Number.NaN)).toThrow(RangeError);
  expect(minor(1050)).toBe(1050);
});

it('never carries a negative zero', () => {
  expect(Object.is(minor(-0), 0)).toBe(true);
});

it('adds and subtracts', () => {
  expect(addMinor(minor(1), minor(2), minor(3))).toBe(6);
  expect(addMinor()).toBe(0);
  expect(subtractMinor(minor(5), minor(7))).toBe(-2);
});
