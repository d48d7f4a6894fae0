import { BCP47, type Language } from '@tallrik/domain/company/languages';

/** A language by its own name, as it begins a line: most languages write their names small. */
export function languageName(language: Language): string {
  const locale = BCP47[language];
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? language;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}
