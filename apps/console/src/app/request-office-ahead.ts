import type { Language } from '@tallrik/domain/company/languages';
import type { QueryClient } from '@tanstack/react-query';
import { administeredCompanyQuery } from '../features/administration/administered-company.ts';
import { catalogueQuery } from '../features/administration/menu/catalogue-query.ts';
import {
  pageAt,
  partOf,
  type OfficePage,
} from '../features/administration/office/office-places.ts';
import { latePartQuery } from '../shared/late-part/late-part-query.ts';
import type { Services } from '../shared/services.tsx';
import { adminTextsQuery } from './AdminTexts.tsx';

/**
 * What the page of the address will need is asked for at once: words, company, the page's code and its dishes. One
 * after the other, each would wait for the line once more (OFFICE-27). What somebody may not read is refused here and
 * said where it is shown.
 */
export function requestOfficeAhead(
  deps: { api: Services['api']; queryClient: QueryClient },
  wanted: {
    pages: readonly OfficePage[];
    /** Below /console/office. */
    path: string;
    companyId: string;
    language: Language;
  },
): Promise<unknown> {
  const { api, queryClient } = deps;
  const page = pageAt(wanted.pages, wanted.path);
  return Promise.all([
    page?.path === 'menu' && queryClient.prefetchQuery(catalogueQuery(api, wanted.companyId)),
    queryClient.prefetchQuery(adminTextsQuery(wanted.language)),
    page && queryClient.prefetchQuery(latePartQuery(partOf(page), page.load)),
    queryClient.prefetchQuery(administeredCompanyQuery(api, wanted.companyId)),
  ]);
}
