import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@tallrik/domain/company/languages';
import { columnOneOf } from '../../../platform/database/columns.ts';

/** What a person is written to in: the own language, else the company's. */
export function languageOfPerson(own: string | null, companys: string | null): Language {
  const chosen = own ?? companys;
  return chosen === null ? DEFAULT_LANGUAGE : columnOneOf(LANGUAGES, chosen);
}
