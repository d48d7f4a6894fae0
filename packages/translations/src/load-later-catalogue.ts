import type { Language } from '@tallrik/domain/company/languages';
import type { CompiledCatalogue } from './compiled-message.ts';

// Of the same files, what only later screens say: `vite-plugin-catalogues` knows the parts by who imports them.
const later: Record<Language, () => Promise<{ default: CompiledCatalogue }>> = {
  en: () => import('./catalogues/en.json'),
  se: () => import('./catalogues/se.json'),
  es: () => import('./catalogues/es.json'),
  no: () => import('./catalogues/no.json'),
  tr: () => import('./catalogues/tr.json'),
  dk: () => import('./catalogues/dk.json'),
};

/** The rest of the guest app's texts in one language; nothing where a build does not part them. */
export const loadLaterCatalogue = async (language: Language): Promise<CompiledCatalogue> =>
  (await later[language]()).default;
