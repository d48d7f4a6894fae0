import type { CompiledCatalogue } from './compiled-message.ts';
import type { Language } from '@tallrik/domain/company/languages';

type Loaders = Record<Language, () => Promise<{ default: CompiledCatalogue }>>;

// One import each, spelled out: the bundler makes a file per language and a guest loads only one.
// `vite-plugin-catalogues` compiles what this file imports.
const guest: Loaders = {
  en: () => import('./catalogues/en.json'),
  se: () => import('./catalogues/se.json'),
  es: () => import('./catalogues/es.json'),
  no: () => import('./catalogues/no.json'),
  tr: () => import('./catalogues/tr.json'),
  dk: () => import('./catalogues/dk.json'),
};

const restaurant: Loaders = {
  en: () => import('./catalogues/console/en.json'),
  se: () => import('./catalogues/console/se.json'),
  es: () => import('./catalogues/console/es.json'),
  no: () => import('./catalogues/console/no.json'),
  tr: () => import('./catalogues/console/tr.json'),
  dk: () => import('./catalogues/console/dk.json'),
};

/** The texts of the guest app's first pages in one language. */
export const loadCatalogue = async (language: Language): Promise<CompiledCatalogue> =>
  (await guest[language]()).default;

/** The restaurant console's texts in one language. */
export const loadConsoleCatalogue = async (language: Language): Promise<CompiledCatalogue> =>
  (await restaurant[language]()).default;
