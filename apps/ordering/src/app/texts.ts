import type { Language } from '@tallrik/domain/company/languages';
import type { TranslationKey } from '@tallrik/translations/keys';
import { loadCatalogue } from '@tallrik/translations/load-catalogue';
import { loadLaterCatalogue } from '@tallrik/translations/load-later-catalogue';
import { makeTextsInParts } from '@tallrik/translations/texts-in-parts';

/** Which texts a screen speaks: those of the first pages, or others as well. */
export type TextsOfScreen = 'FIRST_TEXTS' | 'ALL_TEXTS';

export const {
  loadFirst: loadFirstTexts,
  loadAll: loadTexts,
  loadLater: loadLaterTexts,
} = makeTextsInParts<TranslationKey>(loadCatalogue, loadLaterCatalogue);

/** For a part of a first page that comes after it: its words are not among those a guest waits for. */
export async function withLaterTexts<Module>(load: () => Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([load(), loadLaterTexts()]);
  return module;
}

/** How the build names a language's chunks: by the end of their paths, since the folder differs per machine. */
export const textsModules = (language: Language, texts: TextsOfScreen): string[] => {
  const first = `/catalogues/${language}`;
  return texts === 'FIRST_TEXTS' ? [first] : [first, `${first}.later`];
};
