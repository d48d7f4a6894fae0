import type { Language } from '@tallrik/domain/company/languages';
import type { CompiledCatalogue } from './compiled-message.ts';
import { createTranslator, type Translate } from './translate.ts';

type Load = (language: Language) => Promise<CompiledCatalogue>;

export type TextsInParts<Key extends string> = {
  /** What the first pages say in one language: nobody waits for words that only a later screen needs. */
  loadFirst: (language: Language) => Promise<Translate<Key>>;
  loadAll: (language: Language) => Promise<Translate<Key>>;
  /** The rest of every language in use: awaited before a later screen is drawn. */
  loadLater: () => Promise<void>;
};

type Part<Key extends string> = { translate: Translate<Key>; complete: () => Promise<void> };

/** One catalogue per language that comes in two parts, the second into the first. */
export function makeTextsInParts<Key extends string>(
  loadFirst: Load,
  loadLater: Load,
): TextsInParts<Key> {
  const parts = new Map<Language, Promise<Part<Key>>>();

  async function begin(language: Language): Promise<Part<Key>> {
    const catalogue = { ...(await loadFirst(language)) };
    let later: Promise<void> | null = null;
    return {
      translate: createTranslator<Key>(language, catalogue),
      complete: () =>
        (later ??= loadLater(language).then(
          (rest) => void Object.assign(catalogue, rest),
          (error: unknown) => {
            // The network may be back next time.
            later = null;
            throw error;
          },
        )),
    };
  }

  function partOf(language: Language): Promise<Part<Key>> {
    const known = parts.get(language);
    if (known) return known;
    const loading = begin(language);
    parts.set(language, loading);
    loading.catch(() => parts.delete(language));
    return loading;
  }

  return {
    loadFirst: async (language) => (await partOf(language)).translate,
    async loadAll(language) {
      const { translate, complete } = await partOf(language);
      await complete();
      return translate;
    },
    async loadLater() {
      await Promise.all([...parts.values()].map(async (part) => (await part).complete()));
    },
  };
}
