import type { Language } from '@tallrik/domain/company/languages';
import type { ConsoleTranslationKey } from '@tallrik/translations/keys';
import { loadConsoleCatalogue } from '@tallrik/translations/load-catalogue';
import { createTranslator } from '@tallrik/translations/translate';
import type { ConsoleTranslate } from './use-speech.tsx';

export const loadTexts = async (language: Language): Promise<ConsoleTranslate> =>
  createTranslator<ConsoleTranslationKey>(language, await loadConsoleCatalogue(language));
