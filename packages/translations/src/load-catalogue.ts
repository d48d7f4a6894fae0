/// <reference path="./compiled-catalogue.d.ts" />
import type { Language } from '@tallrik/domain/company/languages';
import type { CompiledCatalogue } from './compile-catalogue.ts';

type Loaders = Record<Language, () => Promise<{ default: CompiledCatalogue }>>;

// One import each, spelled out: the bundler makes a file per language and a guest loads only one.
const guest: Loaders = {
  en: () => import('./catalogues/en.json?compiled'),
  se: () => import('./catalogues/se.json?compiled'),
  es: () => import('./catalogues/es.json?compiled'),
  no: () => import('./catalogues/no.json?compiled'),
  tr: () => import('./catalogues/tr.json?compiled'),
  dk: () => import('./catalogues/dk.json?compiled'),
};

const restaurant: Loaders = {
  en: () => import('./catalogues/console/en.json?compiled'),
  se: () => import('./catalogues/console/se.json?compiled'),
  es: () => import('./catalogues/console/es.json?compiled'),
  no: () => import('./catalogues/console/no.json?compiled'),
  tr: () => import('./catalogues/console/tr.json?compiled'),
  dk: () => import('./catalogues/console/dk.json?compiled'),
};

/** The guest app's texts in one language. */
export const loadCatalogue = async (language: Language): Promise<CompiledCatalogue> =>
  (await guest[language]()).default;

/** The restaurant console's texts in one language. */
export const loadConsoleCatalogue = async (language: Language): Promise<CompiledCatalogue> =>
  (await restaurant[language]()).default;
