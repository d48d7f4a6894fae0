import type { Language } from '@tallrik/domain/company/languages';

/** Each in its own words: who cannot read this language still finds the own one. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  se: 'Svenska',
  es: 'Español',
  no: 'Norsk',
  tr: 'Türkçe',
  dk: 'Dansk',
};
