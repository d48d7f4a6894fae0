import type { LoadCatalogue, LoadedCatalogue } from './menu-port.ts';

type Kind = 'items' | 'categories' | 'variations';

/** The catalogue that these ids are from; null when nobody's. */
export type LoadCatalogueOf = (
  kind: Kind,
  ids: readonly string[],
) => Promise<LoadedCatalogue | null>;

/** Some calls name a thing but no company: the thing's own row says whose it is, never the caller. */
export const makeLoadCatalogueOf =
  (deps: {
    companyOf: (kind: Kind, ids: readonly string[]) => Promise<string | null>;
    loadCatalogue: LoadCatalogue;
  }): LoadCatalogueOf =>
  async (kind, ids) => {
    const companyId = await deps.companyOf(kind, ids);
    return companyId === null ? null : deps.loadCatalogue(companyId);
  };
