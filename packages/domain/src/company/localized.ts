import { DEFAULT_LANGUAGE, LANGUAGES, type Language, type Localized } from './languages.ts';

/**
 * A stored text in the reader's language. Falls back field by field, so that a menu never shows an
 * empty name: reader's language, company's default, `se`, `en`, the first that has text, plain field (D-13).
 */
export function localized(
  text: Localized | null | undefined,
  plain: string | null | undefined,
  language: Language,
  company: { defaultLanguage: Language | null },
): string {
  const preferred = [
    language,
    company.defaultLanguage,
    DEFAULT_LANGUAGE,
    'en',
    ...LANGUAGES,
  ] as const;
  for (const candidate of preferred) {
    const found = candidate === null ? undefined : text?.[candidate];
    if (hasText(found)) return found;
  }
  return plain ?? '';
}

const hasText = (text: string | null | undefined): text is string =>
  typeof text === 'string' && text.trim() !== '';
