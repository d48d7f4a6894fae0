import { setupI18n } from '@lingui/core';
import { DEFAULT_LANGUAGE, type Language } from '@tallrik/domain/company/languages';
import type { CompiledCatalogue } from './compile-catalogue.ts';
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
  catalogue: CompiledCatalogue,
  fallback?: CompiledCatalogue,
): Translate<Key> {
  const own = speaker(language, catalogue);
  const other = fallback && speaker(DEFAULT_LANGUAGE, fallback);
  return (key, values) => {
    const isLacking = !Object.hasOwn(catalogue, key);
    return (isLacking && other ? other : own)._(key, values);
  };
}

function speaker(language: Language, catalogue: CompiledCatalogue) {
  const locale = localeOf(language);
  return setupI18n({
    locale,
    messages: { [locale]: catalogue },
    missing: (_locale, key) => missingTranslation(key),
  });
}
