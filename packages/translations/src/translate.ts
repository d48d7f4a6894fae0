import { DEFAULT_LANGUAGE, type Language } from '@tallrik/domain/company/languages';
import type { CompiledCatalogue, CompiledMessage } from './compiled-message.ts';
import type { TranslationKey } from './keys.ts';
import { localeOf } from './locale.ts';
import { pluralFormOf, writeCount } from './plural.ts';

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
  return (key, values = {}) => {
    const own = messageOf(catalogue, key);
    if (own !== undefined) return speak(own, values, localeOf(language));
    const other = fallback && messageOf(fallback, key);
    if (other !== undefined) return speak(other, values, localeOf(DEFAULT_LANGUAGE));
    return missingTranslation(key);
  };
}

/** Own properties only: any object has a `toString`. */
const messageOf = (catalogue: CompiledCatalogue, key: string): CompiledMessage | undefined =>
  Object.hasOwn(catalogue, key) ? catalogue[key] : undefined;

function speak(
  message: CompiledMessage,
  values: MessageValues,
  locale: string,
  count = '',
): string {
  if (typeof message === 'string') return message === '#' && count !== '' ? count : message;
  return message
    .map((part) => {
      if (typeof part === 'string') return part === '#' && count !== '' ? count : part;
      const [name, , forms] = part;
      const value = values[name];
      if (forms === undefined) return String(value ?? '');
      const number = Number(value);
      const form = forms[String(value)] ?? forms[pluralFormOf(number, locale)] ?? forms.other;
      return speak(form, values, locale, writeCount(number, locale));
    })
    .join('');
}
