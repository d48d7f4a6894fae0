import { readFileSync } from 'node:fs';

export const LANGUAGES = ['en', 'se', 'es', 'no', 'tr', 'dk'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A text of the guest app as that language's guests read it. */
export const wordsOf = (language: Language): ((key: string) => string) => {
  const file = new URL(
    `../../../packages/translations/src/catalogues/${language}.json`,
    import.meta.url,
  );
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  return (key) => texts[key] ?? `no ${key} in ${language}`;
};
