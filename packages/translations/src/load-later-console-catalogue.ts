import type { Language } from '@tallrik/domain/company/languages';
import type { CompiledCatalogue } from './compiled-message.ts';

// Of the same files, what only the board's late parts say: `vite-plugin-catalogues` knows the parts by who imports them.
const later: Record<Language, () => Promise<{ default: CompiledCatalogue }>> = {
  en: () => import('./catalogues/console/en.json'),
  se: () => import('./catalogues/console/se.json'),
  es: () => import('./catalogues/console/es.json'),
  no: () => import('./catalogues/console/no.json'),
  tr: () => import('./catalogues/console/tr.json'),
  dk: () => import('./catalogues/console/dk.json'),
};

/** The rest of the console's texts in one language; nothing where a build does not part them. */
export const loadLaterConsoleCatalogue = async (language: Language): Promise<CompiledCatalogue> =>
  (await later[language]()).default;
