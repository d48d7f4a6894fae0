import type { LocalizedTextInput } from '@tallrik/contract/generated/staff-resolvers';
import {
  DEFAULT_LANGUAGE,
  LANGUAGES,
  type Language,
  type Localized,
} from '@tallrik/domain/company/languages';
import type { Database } from '../database/database.ts';

/** What was written; a language left empty is not there. */
export const textOf = (text: LocalizedTextInput): Localized =>
  Object.fromEntries(
    LANGUAGES.flatMap((language) => (text[language] == null ? [] : [[language, text[language]]])),
  );

/** The language whose texts are required (O-38). */
export async function defaultLanguageOf(trx: Database, companyId: string): Promise<Language> {
  const { defaultLanguage } = await trx
    .selectFrom('companies')
    .select('defaultLanguage')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  return LANGUAGES.find((language) => language === defaultLanguage) ?? DEFAULT_LANGUAGE;
}
