import { describe, expect, it } from 'vitest';
import { minor } from '../money/minor.ts';
import { isWithinCredit } from './invoice-credit.ts';

const account = (creditLimit: number | null, debt: number, owed: number) => ({
  creditLimit: creditLimit === null ? null : minor(creditLimit),
  debt: minor(debt),
  owed: minor(owed),
});

describe('credit of a business customer', () => {
  it('[D-89] what is owed and what is ordered fit the limit together', () => {
    expect(isWithinCredit(account(10_000, 4_000, 6_000))).toBe(true);
    expect(isWithinCredit(account(10_000, 4_000, 6_001))).toBe(false);
    expect(isWithinCredit(account(10_000, 12_000, 0))).toBe(false);
  });

  it('[D-89] without a limit nothing is lent', () => {
    expect(isWithinCredit(account(null, 0, 1))).toBe(false);
    expect(isWithinCredit(account(null, 0, 0))).toBe(false);
  });
});
