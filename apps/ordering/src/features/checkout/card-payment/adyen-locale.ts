import type { Language } from '@tallrik/domain/company/languages';
import turkish from './adyen-tr.json' with { type: 'json' };

type AdyenLocale = {
  locale: string;
  /** How the language abbreviates month and year. */
  expiryPlaceholder: string;
  /** Only where the library ships none. */
  texts: Record<string, string>;
};

// 'se' and 'dk' are countries to the library, and Norwegian is 'no-NO' there: unmapped it speaks English.
const ADYEN_LOCALES: Record<Language, AdyenLocale> = {
  en: { locale: 'en-US', expiryPlaceholder: 'MM/YY', texts: {} },
  se: { locale: 'sv-SE', expiryPlaceholder: 'MM/ÅÅ', texts: {} },
  es: { locale: 'es-ES', expiryPlaceholder: 'MM/AA', texts: {} },
  no: { locale: 'no-NO', expiryPlaceholder: 'MM/ÅÅ', texts: {} },
  tr: { locale: 'tr-TR', expiryPlaceholder: 'AA/YY', texts: turkish },
  dk: { locale: 'da-DK', expiryPlaceholder: 'MM/ÅÅ', texts: {} },
};

export const adyenLocale = (language: Language): AdyenLocale => ADYEN_LOCALES[language];

/**
 * `payText` replaces the library's "Pay SEK 249.00", so that drop-in and cart write one amount in
 * one way. An entry for the locale is also what makes Turkish available at all.
 */
export function adyenTranslations(
  language: Language,
  payText: string | null,
): Record<string, Record<string, string>> {
  const { locale, texts } = adyenLocale(language);
  return { [locale]: { ...texts, ...(payText !== null && { payAmountFormat: payText }) } };
}
