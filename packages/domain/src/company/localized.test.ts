import { describe, expect, it } from 'vitest';
import { BCP47, LANGUAGES } from './languages.ts';
import { localized } from './localized.ts';

const company = (defaultLanguage: 'tr' | null) => ({ defaultLanguage });

describe('localized', () => {
  const text = { en: 'Soup', se: 'Soppa', tr: 'Çorba', es: 'Sopa' };

  it('[I18N-06] shows the reader’s language', () => {
    expect(localized(text, 'plain', 'es', company('tr'))).toBe('Sopa');
  });

  it('[D-13] falls back to the company’s language, se, en, the first with text, the plain field', () => {
    expect(localized(text, 'plain', 'dk', company('tr'))).toBe('Çorba');
    expect(localized(text, 'plain', 'dk', company(null))).toBe('Soppa');
    expect(localized({ en: 'Soup', es: 'Sopa' }, 'plain', 'dk', company('tr'))).toBe('Soup');
    expect(localized({ no: 'Suppe' }, 'plain', 'dk', company('tr'))).toBe('Suppe');
    expect(localized({}, 'plain', 'dk', company('tr'))).toBe('plain');
  });

  it('[D-13] an empty translation is none', () => {
    expect(localized({ dk: '  ', se: 'Soppa' }, null, 'dk', company(null))).toBe('Soppa');
  });

  it('[D-13] without any text it is empty, never undefined', () => {
    expect(localized(null, null, 'en', company(null))).toBe('');
  });
});

it('[I18N-01] [D-12] six languages, each with the tag that screen readers know', () => {
  expect(LANGUAGES.map((language) => BCP47[language])).toEqual([
    'en',
    'sv',
    'es',
    'nb',
    'tr',
    'da',
  ]);
});
