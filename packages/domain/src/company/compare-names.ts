import { BCP47, type Language } from './languages.ts';

const collators = new Map<Language, Intl.Collator>();

/**
 * The order of two names in a language. Its rules are loaded when two names first have to be compared, and once: that
 * takes a slow phone longer than drawing a menu, and most menus never need it.
 */
export function compareNames(one: string, other: string, language: Language): number {
  let collator = collators.get(language);
  if (!collator) {
    collator = new Intl.Collator(BCP47[language]);
    collators.set(language, collator);
  }
  return collator.compare(one, other);
}
