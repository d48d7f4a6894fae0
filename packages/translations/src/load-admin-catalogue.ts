import type { Language } from '@tallrik/domain/company/languages';
import type { CompiledCatalogue } from './compiled-message.ts';

// In a file of its own, so that only who opens the administration downloads even this list.
const office: Record<Language, () => Promise<{ default: CompiledCatalogue }>> = {
  en: () => import('./catalogues/admin/en.json'),
  se: () => import('./catalogues/admin/se.json'),
  es: () => import('./catalogues/admin/es.json'),
  no: () => import('./catalogues/admin/no.json'),
  tr: () => import('./catalogues/admin/tr.json'),
  dk: () => import('./catalogues/admin/dk.json'),
};

/** The texts of the console's administration in one language. */
export const loadAdminCatalogue = async (language: Language): Promise<CompiledCatalogue> =>
  (await office[language]()).default;
