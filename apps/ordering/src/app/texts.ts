import type { Language } from '@tallrik/domain/company/languages';
import { loadCatalogue } from '@tallrik/translations/load-catalogue';
import { loadLaterCatalogue } from '@tallrik/translations/load-later-catalogue';
import { createTranslator, type Translate } from '@tallrik/translations/translate';

/** Which texts a screen speaks: those of the first pages, or others as well. */
export type TextsOfScreen = 'FIRST_TEXTS' | 'ALL_TEXTS';

type Spoken = { translate: Translate; complete: () => Promise<void> };

const spoken = new Map<Language, Promise<Spoken>>();

function speak(language: Language): Promise<Spoken> {
  const known = spoken.get(language);
  if (known) return known;
  const loading = loadCatalogue(language).then((first): Spoken => {
    const catalogue = { ...first };
    let later: Promise<void> | null = null;
    return {
      translate: createTranslator(language, catalogue),
      complete: () =>
        (later ??= loadLaterCatalogue(language).then(
          (rest) => void Object.assign(catalogue, rest),
          (error: unknown) => {
            // The network may be back next time.
            later = null;
            throw error;
          },
        )),
    };
  });
  spoken.set(language, loading);
  loading.catch(() => spoken.delete(language));
  return loading;
}

/** What the first pages say in one language: a guest waits for no words that only a later screen needs. */
export const loadFirstTexts = async (language: Language): Promise<Translate> =>
  (await speak(language)).translate;

/** All texts of one language; a guest downloads only what the page speaks. */
export async function loadTexts(language: Language): Promise<Translate> {
  const { translate, complete } = await speak(language);
  await complete();
  return translate;
}

/** The rest of what the page speaks: awaited before a later screen is drawn. */
export async function loadLaterTexts(): Promise<void> {
  await Promise.all([...spoken.values()].map(async (language) => (await language).complete()));
}

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
