import type { Language } from '@tallrik/domain/company/languages';
import { loadCatalogue } from '@tallrik/translations/load-catalogue';
import { createTranslator, type Translate } from '@tallrik/translations/translate';

const spoken = new Map<Language, Promise<Translate>>();

/** One language's texts, loaded once; a guest downloads only what the page speaks. */
export function loadTexts(language: Language): Promise<Translate> {
  const known = spoken.get(language);
  if (known) return known;
  const loading = loadCatalogue(language).then((catalogue) =>
    createTranslator(language, catalogue),
  );
  spoken.set(language, loading);
  loading.catch(() => spoken.delete(language));
  return loading;
}

/** How the build names a language's chunk: by the end of its path, since the folder differs per machine. */
export const textsModule = (language: Language): string => `/catalogues/${language}`;
