import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CURRENCIES } from './currency.ts';
import { formatMoney, formatMoneyExact, NOTATIONS } from './format-money.ts';
import { minor } from './minor.ts';

/** Tests read better with plain spaces; that they are no-break is a test of its own. */
const spaced = (text: string) => text.replaceAll('\u00a0', ' ');
const shown = (amount: number, currency: (typeof CURRENCIES)[number]) =>
  spaced(formatMoney(minor(amount), currency));

describe('formatMoney', () => {
  it('[I18N-08] [D-18] writes kr and nkr after the amount', () => {
    expect(shown(10_000, 'SEK')).toBe('100 kr');
    expect(shown(10_000, 'DKK')).toBe('100 kr');
    expect(shown(10_000, 'NOK')).toBe('100 nkr');
  });

  it('[I18N-09] [D-18] writes euro, dollar, pound and lira before it', () => {
    expect(shown(10_000, 'EUR')).toBe('€100');
    expect(shown(10_000, 'USD')).toBe('$100');
    expect(shown(10_000, 'GBP')).toBe('£100');
    expect(shown(10_000, 'TRY')).toBe('₺100');
  });

  it('[I18N-14] [D-17] [F-58] shows two decimals of a broken amount in every currency', () => {
    expect(CURRENCIES.map((currency) => shown(23_540, currency))).toEqual([
      '235,40 kr',
      '€235,40',
      '£235.40',
      '235,40 nkr',
      '235,40 kr',
      '$235.40',
      '₺235,40',
    ]);
    expect(shown(1055, 'SEK')).toBe('10,55 kr');
    expect(shown(1005, 'NOK')).toBe('10,05 nkr');
  });

  it.each(CURRENCIES)('[I18N-16] drops .00 in %s', (currency) => {
    expect(shown(1000, currency)).toMatch(/^\D*10\D*$/);
  });

  it('[I18N-15] separates thousands by no-break spaces', () => {
    expect(formatMoney(minor(123_456_700), 'SEK')).toBe('1\u00a0234\u00a0567\u00a0kr');
    expect(formatMoney(minor(99_900), 'SEK')).toBe('999\u00a0kr');
  });

  it('writes amounts below one unit and below zero', () => {
    expect(shown(5, 'SEK')).toBe('0,05 kr');
    expect(shown(0, 'SEK')).toBe('0 kr');
    expect(shown(-1050, 'SEK')).toBe('-10,50 kr');
    expect(shown(-50, 'GBP')).toBe('-£0.50');
  });

  it.each(CURRENCIES)('[I18N-10] [D-16] uses the decimal sign of the locale of %s', (currency) => {
    const { locale, decimalSign } = NOTATIONS[currency];
    const parts = new Intl.NumberFormat(locale).formatToParts(1.5);
    expect(parts.find((part) => part.type === 'decimal')?.value).toBe(decimalSign);
  });

  it('[I18N-10] [D-16] pairs each currency with one locale', () => {
    expect(CURRENCIES.map((currency) => NOTATIONS[currency].locale)).toEqual([
      'da-DK',
      'nl-NL',
      'en-GB',
      'nb-NO',
      'sv-SE',
      'en-US',
      'tr-TR',
    ]);
  });
});

describe('formatMoneyExact', () => {
  it('[D-17] always shows two decimals on bookkeeping documents', () => {
    expect(spaced(formatMoneyExact(minor(1000), 'SEK'))).toBe('10,00 kr');
    expect(spaced(formatMoneyExact(minor(1050), 'USD'))).toBe('$10.50');
    expect(spaced(formatMoneyExact(minor(123_456), 'NOK'))).toBe('1 234,56 nkr');
  });

  it('[I18N-13] loses no minor unit of any amount in any currency', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -10_000_000_000, max: 10_000_000_000 }),
        fc.constantFrom(...CURRENCIES),
        (amount, currency) => {
          const digits = formatMoneyExact(minor(amount), currency).replace(/[^\d-]/g, '');
          expect(Number(digits)).toBe(amount);
        },
      ),
    );
  });
});
