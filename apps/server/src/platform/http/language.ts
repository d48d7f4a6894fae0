import { LANGUAGES, type Language } from '@tallrik/domain/company/languages';

/**
 * The language the guest chose in the app. Not `Accept-Language`: that is the device's, which does not count (D-15).
 */
export const languageOf = (header: unknown): Language | null =>
  LANGUAGES.find((language) => language === header) ?? null;
