import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@tallrik/domain/company/languages';
import type { Database } from '../../../platform/database/database.ts';

/** The language whose texts are required (O-38). */
export async function defaultLanguageOf(trx: Database, companyId: string): Promise<Language> {
  const { defaultLanguage } = await trx
    .selectFrom('companies')
    .select('defaultLanguage')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  return LANGUAGES.find((language) => language === defaultLanguage) ?? DEFAULT_LANGUAGE;
}
