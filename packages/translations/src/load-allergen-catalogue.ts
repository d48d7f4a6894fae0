import type { Language } from '@tallrik/domain/company/languages';
import type { CompiledCatalogue } from './compiled-message.ts';

// The guests' own words for allergens: an office with others would promise what no guest reads.
// `vite-plugin-catalogues` takes the rest of the guests' texts out.
const allergens: Record<Language, () => Promise<{ default: CompiledCatalogue }>> = {
  en: () => import('./catalogues/en.json'),
  se: () => import('./catalogues/se.json'),
  es: () => import('./catalogues/es.json'),
  no: () => import('./catalogues/no.json'),
  tr: () => import('./catalogues/tr.json'),
  dk: () => import('./catalogues/dk.json'),
};

/** What allergens are called in one language. */
export const loadAllergenCatalogue = async (language: Language): Promise<CompiledCatalogue> =>
  (await allergens[language]()).default;
