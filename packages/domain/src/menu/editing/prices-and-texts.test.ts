import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HIGHEST_PRICE } from '../../company/office-limits.ts';
import { minor } from '../../money/minor.ts';
import { editPrice, isLargePriceChange, parsePrice } from './price-input.ts';
import { checkText, cleanLine, joinMarker, splitMarker } from './texts.ts';

describe('a typed price', () => {
  it.each([
    ['95', 9_500],
    ['95,5', 9_550],
    ['95.50', 9_550],
    [' 1 295,00 ', 129_500],
    ['0', 0],
    ['100000', HIGHEST_PRICE],
  ])('[CATALOG-10] %s is read', (text, amount) => {
    expect(parsePrice(text, 'price')).toEqual({ ok: true, value: amount });
  });

  it.each([
    ['', 'PRICE_UNREADABLE'],
    ['-5', 'PRICE_UNREADABLE'],
    ['12 kr', 'PRICE_UNREADABLE'],
    ['1,234', 'PRICE_UNREADABLE'],
    ['9.999', 'PRICE_UNREADABLE'],
    ['1e3', 'PRICE_UNREADABLE'],
    ['100000.01', 'PRICE_OUT_OF_RANGE'],
    ['99999999999999999999', 'PRICE_OUT_OF_RANGE'],
  ])('[CATALOG-10] %j is refused', (text, code) => {
    expect(parsePrice(text, 'price')).toMatchObject({ ok: false, error: { code, field: 'price' } });
  });

  it('[CATALOG-10] every amount reads back as it is written, with comma and with point', () => {
    fc.assert(
      fc.property(fc.nat(HIGHEST_PRICE), fc.constantFrom('.', ','), (amount, sign) => {
        const written = (amount / 100).toFixed(2).replace('.', sign);
        expect(parsePrice(written, 'price')).toEqual({ ok: true, value: amount });
      }),
    );
  });

  it('[CATALOG-10] a change by more than half asks', () => {
    expect(isLargePriceChange(minor(1_000), minor(1_500))).toBe(false);
    expect(isLargePriceChange(minor(1_000), minor(1_501))).toBe(true);
    expect(isLargePriceChange(minor(1_000), minor(499))).toBe(true);
  });
});

describe('prices changed together', () => {
  it.each([
    [9_500, { kind: 'MULTIPLY', factor: 1.1 }, 'NONE', 10_450],
    [9_500, { kind: 'MULTIPLY', factor: 1.1 }, 'TO_1', 10_500],
    [9_490, { kind: 'MULTIPLY', factor: 1.035 }, 'TO_050', 9_800],
    [333, { kind: 'MULTIPLY', factor: 1.05 }, 'TO_005', 350],
    [9_500, { kind: 'ADD', amount: -500 }, 'NONE', 9_000],
    [9_500, { kind: 'ADD', amount: 30 }, 'TO_050', 9_550],
    [9_500, { kind: 'SET', price: 8_000 }, 'NONE', 8_000],
  ] as const)('[CATALOG-37] %d by %j, rounded %s, is %d', (price, edit, rounding, expected) => {
    expect(editPrice(minor(price), edit, rounding, 'price')).toEqual({ ok: true, value: expected });
  });

  it.each([
    { kind: 'ADD', amount: -9_501 },
    { kind: 'ADD', amount: Number.NaN },
    { kind: 'MULTIPLY', factor: -1 },
    { kind: 'MULTIPLY', factor: Number.NaN },
    { kind: 'SET', price: 1.5 },
  ] as const)('[CATALOG-37] %j is refused', (edit) => {
    expect(editPrice(minor(9_500), edit, 'NONE', 'price').ok).toBe(false);
  });

  it('[CATALOG-37] what is rounded lies within half a unit of the product, on the unit', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.integer({ min: 0, max: 30_000 }), (price, units) => {
        const factor = units / 10_000;
        const edited = editPrice(minor(price), { kind: 'MULTIPLY', factor }, 'TO_050', 'price');
        if (!edited.ok) throw new Error('refused');
        expect(edited.value % 50).toBe(0);
        expect(Math.abs(edited.value - price * factor)).toBeLessThanOrEqual(25.000_001);
      }),
    );
  });
});

describe('texts', () => {
  const rule = { field: 'title', defaultLanguage: 'se', longest: 10, isRequired: true } as const;

  it('[CATALOG-05] line breaks and control characters become spaces, those at the ends go', () => {
    expect(cleanLine('  Fish\r\n& \u0007chips\t')).toBe('Fish &  chips');
  });

  it('[CATALOG-05] the default language is required, empty ones are left out', () => {
    expect(checkText({ se: ' Soppa ', en: ' ' }, rule)).toEqual({
      ok: true,
      value: { se: 'Soppa' },
    });
    expect(checkText({ en: 'Soup' }, rule)).toMatchObject({
      error: { code: 'TEXT_REQUIRED', field: 'title.se' },
    });
  });

  it('[CATALOG-05] ten characters are ten, whatever they are made of', () => {
    expect(checkText({ se: '🍕'.repeat(10) }, rule).ok).toBe(true);
    expect(checkText({ se: 'Soppa', en: 'x'.repeat(11) }, rule)).toMatchObject({
      error: { code: 'TEXT_TOO_LONG', field: 'title.en', limit: 10 },
    });
  });

  it('[CATALOG-06] the marker is a switch: shown in no field, and back where it was', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.stringMatching(/^[A-Za-z]{1,20}$/), (isOffStartPage, text) => {
        const marked = { title: { se: text, en: text }, isOffStartPage };
        expect(splitMarker(joinMarker(marked))).toEqual(marked);
      }),
    );
    expect(splitMarker({ se: 'Kasse [m]', en: 'Bag' })).toEqual({
      title: { se: 'Kasse', en: 'Bag' },
      isOffStartPage: true,
    });
  });
});
