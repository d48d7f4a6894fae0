import { type Messages, setupI18n } from '@lingui/core';
import { DEFAULT_LANGUAGE, type Language } from '@tallrik/domain/company/languages';
import type { TranslationKey } from './keys.ts';
import { localeOf } from './locale.ts';

export type MessageValues = Record<string, string | number>;

/** Speaks one language. */
export type Translate<Key extends string = TranslationKey> = (
  key: Key,
  values?: MessageValues,
) => string;

/** D-14: the brackets belong to the text. */
export const missingTranslation = (key: string): string => `Missing translation: [${key}]`;

/**
 * `fallback` is the catalogue of the default language: what `catalogue` lacks is spoken in that one
 * before the missing text appears (D-14).
 */
export function createTranslator<Key extends string = TranslationKey>(
  language: Language,
  catalogue: Messages,
  fallback?: Messages,
): Translate<Key> {
  const own = speaker(language, catalogue);
  const other = fallback && speaker(DEFAULT_LANGUAGE, fallback);
  return (key, values) => {
    // Own properties only: lingui itself would find `toString` in any catalogue.
    if (Object.hasOwn(catalogue, key)) return own._(key, values);
    if (other && Object.hasOwn(fallback, key)) return other._(key, values);
    return missingTranslation(key);
  };
}

function speaker(language: Language, catalogue: Messages) {
  const locale = localeOf(language);
  return setupI18n({ locale, messages: { [locale]: catalogue } });
}
