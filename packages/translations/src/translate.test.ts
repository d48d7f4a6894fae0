import { describe, expect, it } from 'vitest';
import en from './catalogues/en.json';
import se from './catalogues/se.json';
import { compileCatalogue } from './compile-catalogue.ts';
import { createTranslator } from './translate.ts';

const english = createTranslator('en', compileCatalogue(en));
const swedish = createTranslator('se', compileCatalogue(se));

describe('createTranslator', () => {
  it('[I18N-03] [D-14] a key without a translation keeps the brackets', () => {
    const t = createTranslator<'Cart.Title'>('en', {});
    expect(t('Cart.Title')).toBe('Missing translation: [Cart.Title]');
  });

  it('[I18N-03] [D-14] the default language speaks before the missing text appears', () => {
    const t = createTranslator('en', {}, compileCatalogue(se));
    expect(t('Cart.Title')).toBe('Varukorg');
  });

  it('[D-14] a key that neither language has is missing', () => {
    const t = createTranslator<string>('en', {}, compileCatalogue(se));
    expect(t('Cart.Nowhere')).toBe('Missing translation: [Cart.Nowhere]');
  });

  it('a name from the prototype chain is a missing key, not a function', () => {
    const t = createTranslator<string>('en', compileCatalogue(en), compileCatalogue(se));
    expect(t('toString')).toBe('Missing translation: [toString]');
  });

  it('fills the values in', () => {
    expect(english('TableLanding.Table', { number: 12 })).toBe('Table 12');
    expect(swedish('Cart.Vat', { rate: 12 })).toBe('varav moms 12 %');
  });

  it('[ORDER-03] counts minutes in the plural of the language', () => {
    expect(english('OrderStatus.PreparingMinutes', { minutes: 1 })).toBe(
      'Preparing, 1 minute left',
    );
    expect(english('OrderStatus.PreparingMinutes', { minutes: 9 })).toBe(
      'Preparing, 9 minutes left',
    );
    expect(swedish('OrderStatus.PreparingMinutes', { minutes: 1 })).toBe('Tillagas, 1 minut kvar');
    expect(swedish('OrderStatus.PreparingMinutes', { minutes: 9 })).toBe(
      'Tillagas, 9 minuter kvar',
    );
  });
});
