import type { Language } from '@tallrik/domain/company/languages';
import dk from './catalogues/mail/dk.json';
import en from './catalogues/mail/en.json';
import es from './catalogues/mail/es.json';
import no from './catalogues/mail/no.json';
import se from './catalogues/mail/se.json';
import tr from './catalogues/mail/tr.json';
import { compileCatalogue } from './compile-catalogue.ts';
import type { MailTranslationKey } from './keys.ts';
import { createTranslator, type Translate } from './translate.ts';

const catalogues: Record<Language, Record<string, string>> = { en, se, es, no, tr, dk };
const translators = new Map<Language, Translate<MailTranslationKey>>();

/** Texts of mails and push messages. The server speaks all languages at once, so it compiles each when first asked. */
export function mailTexts(language: Language): Translate<MailTranslationKey> {
  const known = translators.get(language);
  if (known) return known;
  const translate = createTranslator<MailTranslationKey>(
    language,
    compileCatalogue(catalogues[language]),
  );
  translators.set(language, translate);
  return translate;
}
