import { BCP47, LANGUAGES, type Language } from '@tallrik/domain/company/languages';

/** What the tablet remembers, else what it speaks itself, else English. */
export function firstLanguage(
  remembered: Language | null,
  deviceLanguages: readonly string[],
): Language {
  if (remembered) return remembered;
  // 'no' and 'nn' are what many Norwegian devices call themselves.
  const languages = deviceLanguages.map((tag) => tag.toLowerCase().split('-')[0] ?? '');
  const match = languages
    .map((tag) => (tag === 'no' || tag === 'nn' ? 'nb' : tag))
    .map((tag) => LANGUAGES.find((language) => BCP47[language] === tag))
    .find((language) => language !== undefined);
  return match ?? 'en';
}
