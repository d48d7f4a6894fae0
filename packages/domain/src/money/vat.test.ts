import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMinor, minor } from './minor.ts';
import { isKnownVatRate, netOf, totalVatOf, vatOf, vatPerRate, vatRatesOf } from './vat.ts';

const grosses = fc.integer({ min: 0, max: 1_000_000_000 }).map(minor);
const rates = fc.constantFrom(0, 5.5, 6, 12, 13.5, 20, 25, 25.5);

describe('vatOf', () => {
  it('[CART-41] is the amount minus the amount divided by 1 + rate/100', () => {
    expect(vatOf(minor(11_200), 12)).toBe(1200);
    expect(vatOf(minor(12_500), 25)).toBe(2500);
    expect(vatOf(minor(9900), 0)).toBe(0);
  });

  it('[CART-41] [D-61] rounds half up', () => {
    // 14 * 12 / 112 = 1.5, 13 * 12 / 112 = 1.39
    expect(vatOf(minor(14), 12)).toBe(2);
    expect(vatOf(minor(13), 12)).toBe(1);
  });

  it('[CART-41] agrees with the formula as the specification writes it', () => {
    fc.assert(
      fc.property(grosses, rates, (gross, rate) => {
        const literal = gross - gross / (1 + rate / 100);
        expect(Math.abs(vatOf(gross, rate) - literal)).toBeLessThanOrEqual(0.500001);
      }),
    );
  });

  it('[D-61] net and VAT always make the gross amount again', () => {
    fc.assert(
      fc.property(grosses, rates, (gross, rate) => {
        expect(addMinor(netOf(gross, rate), vatOf(gross, rate))).toBe(gross);
      }),
    );
  });
});

describe('vatPerRate', () => {
  it('[D-61] rounds once per rate, lowest rate first', () => {
    const lines = [
      { gross: minor(125), rate: 25 },
      { gross: minor(4), rate: 12 },
      { gross: minor(4), rate: 12 },
    ];
    // Each line at 12 % carries 0.43 and alone would round to nothing; together they carry 0.86.
    expect(vatPerRate(lines)).toEqual([
      { rate: 12, amount: 1, net: 7 },
      { rate: 25, amount: 25, net: 100 },
    ]);
  });

  it('[D-61] total VAT is the sum of the rounded rates, and all nets and VATs make the total', () => {
    const lines = fc.array(fc.record({ gross: grosses, rate: rates }), { maxLength: 20 });
    fc.assert(
      fc.property(lines, (some) => {
        const perRate = vatPerRate(some);
        const nets = addMinor(...perRate.map((rate) => rate.net));
        expect(addMinor(nets, totalVatOf(perRate))).toBe(addMinor(...some.map((l) => l.gross)));
      }),
    );
  });
});

describe('known rates', () => {
  it('[D-59] a rate must be in the list of the country', () => {
    expect(isKnownVatRate(12, 'SE')).toBe(true);
    expect(isKnownVatRate(12, 'TR')).toBe(false);
    expect(isKnownVatRate(0, 'SE')).toBe(true);
  });

  it.each([
    ['SE', [0, 6, 12, 25]],
    ['GB', [0, 5, 20]],
    ['NO', [0, 12, 15, 25]],
    ['ES', [0, 4, 10, 21]],
    ['DK', [0, 25]],
    ['TR', [0, 1, 10, 20]],
    ['DE', [0, 7, 19]],
    ['FI', [0, 10, 13.5, 14, 25.5]],
    ['FR', [0, 2.1, 5.5, 10, 20]],
    ['IE', [0, 9, 13.5, 23]],
    ['NL', [0, 9, 21]],
  ])('[D-59] %s sells at the rates of its law and at no other', (country, rates) => {
    expect(vatRatesOf(country)).toEqual(rates);
  });

  it('[D-59] a missing rate and an unlisted country are unknown', () => {
    expect(isKnownVatRate(null, 'SE')).toBe(false);
    expect(isKnownVatRate(undefined, 'SE')).toBe(false);
    expect(isKnownVatRate(0, 'XX')).toBe(false);
    expect(vatRatesOf('XX')).toEqual([]);
  });
});
