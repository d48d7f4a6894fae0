import type { Company } from './configuration.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from './languages.ts';

type Speaking = Pick<Company, 'languages' | 'defaultLanguage'>;

/** What the picker offers: the company's languages that the app knows, all six where it names none (D-15). */
export function offeredLanguages(company: Pick<Speaking, 'languages'>): Language[] {
  const known = LANGUAGES.filter((language) => company.languages.includes(language));
  return known.length > 0 ? known : [...LANGUAGES];
}

/** Stored choice, else the company's default, else `se`; never the device's (I18N-02, D-15). */
export function languageOf(stored: string | null, company: Speaking): Language {
  const offered = offeredLanguages(company);
  const chosen = offered.find((language) => language === stored);
  return chosen ?? company.defaultLanguage ?? DEFAULT_LANGUAGE;
}
