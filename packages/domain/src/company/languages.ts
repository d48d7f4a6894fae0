export const LANGUAGES = ['en', 'se', 'es', 'no', 'tr', 'dk'] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = 'se';

/** A text per language; absent languages fall back (D-13). */
export type Localized = Partial<Record<Language, string>>;

// 'se' is this product's code for Swedish, but BCP 47's for Northern Sami:
// handed to Intl or html lang unmapped, it speaks the wrong language.
export const BCP47: Record<Language, string> = {
  en: 'en',
  se: 'sv',
  es: 'es',
  no: 'nb',
  tr: 'tr',
  dk: 'da',
};
