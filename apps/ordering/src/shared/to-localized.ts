import { LANGUAGES, type Localized } from '@tallrik/domain/company/languages';

/** GraphQL says null for an absent language; the domain leaves it out. */
export function toLocalized(text: { [Code in keyof Localized]?: string | null }): Localized {
  const present: Localized = {};
  for (const language of LANGUAGES) {
    const value = text[language];
    if (value != null) present[language] = value;
  }
  return present;
}
