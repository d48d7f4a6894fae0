import { BCP47, type Language } from '@tallrik/domain/company/languages';

/** A language by its own name. */
export const languageName = (language: Language): string =>
  new Intl.DisplayNames([BCP47[language]], { type: 'language' }).of(BCP47[language]) ?? language;
