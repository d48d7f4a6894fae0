import type { Language } from '@tallrik/domain/company/languages';
import type { QueryClient } from '@tanstack/react-query';
import { staffMemberQuery } from '../features/accounts/use-staff-member.ts';
import { latePartQuery } from '../shared/late-part/late-part-query.ts';
import type { Services } from '../shared/services.tsx';
import { paths } from './paths.ts';
import { companyOf } from './person-of-token.ts';

export const OFFICE_PART = 'office';
export const loadOffice = () => import('./OfficePages.tsx');

/**
 * Whoever opens the back office by its address and is signed in: everything its page needs is asked for while the
 * first words are still on their way (OFFICE-27). Somebody of the platform may be in another company's; then only who
 * it is is asked for.
 */
export function openOfficeAhead(
  deps: { services: Services; queryClient: QueryClient; language: Language; root: HTMLElement },
  address: { pathname: string; search: string },
): void {
  const { services, queryClient, language } = deps;
  const { api, session } = services;
  const { token } = session.state();
  const path = paths.office.pathIn(address.pathname);
  if (token === null || path === null) return;
  void queryClient.prefetchQuery(staffMemberQuery(api, token));
  const companyId = companyOf(token);
  const isOwn = !new URLSearchParams(address.search).has('company');
  if (companyId === null || !isOwn) return;
  deps.root.dataset['typeface'] = 'later';
  queryClient
    .fetchQuery(latePartQuery(OFFICE_PART, loadOffice))
    .then(({ requestAhead }) => requestAhead({ api, queryClient }, { path, companyId, language }))
    // Told where the office opens.
    .catch(() => undefined)
    .finally(() => delete deps.root.dataset['typeface']);
}
