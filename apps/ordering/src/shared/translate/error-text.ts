import { missingTranslation } from '@tallrik/translations/translate';
import type { Translate, TranslationKey } from './translate.ts';

/** The words for a code of the catalogue; a code nobody has words for is never shown bare (D-143). */
export function errorText(translate: Translate, code: string): string {
  const key = `Error.${code}`;
  const text = translate(key as TranslationKey);
  return text === missingTranslation(key) ? translate('Error.UNEXPECTED_ERROR_OCCURRED') : text;
}
