import type { Services } from '../../../shared/services.tsx';
import { ASKED_AHEAD_MS } from '../asked-ahead.ts';
import { OfficeCatalogueDocument } from '../generated/graphql.ts';

export const catalogueKey = (companyId: string) => ['admin', 'catalogue', companyId] as const;

/** Apart from its hook: the office asks ahead for what its menu page will show, without the page's code. */
export const catalogueQuery = (api: Services['api'], companyId: string) => ({
  queryKey: catalogueKey(companyId),
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await api.call(OfficeCatalogueDocument, { companyId }, signal)).officeCatalogue,
  staleTime: ASKED_AHEAD_MS,
});
