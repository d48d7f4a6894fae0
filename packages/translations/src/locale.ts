import { BCP47, type Language } from '@tallrik/domain/company/languages';

/** The tag for `html lang`, Intl and screen readers (D-12). */
export const localeOf = (language: Language): string => BCP47[language];
