import { expect, it } from 'vitest';
import { languageOf, offeredLanguages } from './language-choice.ts';

it('[D-15] [I18N-05] the picker offers the company’s languages, all six where it names none', () => {
  expect(offeredLanguages({ languages: ['tr', 'en'] })).toEqual(['en', 'tr']);
  expect(offeredLanguages({ languages: [] })).toEqual(['en', 'se', 'es', 'no', 'tr', 'dk']);
});

it('[I18N-04] [D-15] the stored choice counts first', () => {
  expect(languageOf('es', { languages: [], defaultLanguage: 'tr' })).toBe('es');
});

it('[D-15] a choice the company does not offer, or nobody knows, is ignored', () => {
  expect(languageOf('es', { languages: ['en', 'tr'], defaultLanguage: 'tr' })).toBe('tr');
  expect(languageOf('sv', { languages: [], defaultLanguage: 'tr' })).toBe('tr');
});

it('[I18N-02] [D-15] without any choice it is the company’s default, else se', () => {
  expect(languageOf(null, { languages: [], defaultLanguage: 'dk' })).toBe('dk');
  expect(languageOf(null, { languages: [], defaultLanguage: null })).toBe('se');
});
