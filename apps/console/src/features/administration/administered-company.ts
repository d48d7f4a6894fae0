import { queryOptions, useQuery } from '@tanstack/react-query';
import { useServices, type Services } from '../../shared/services.tsx';
import {
  AdministeredCompanyDocument,
  type AdministeredCompanyQuery,
  type StaffRole,
} from './generated/graphql.ts';
import { ASKED_AHEAD_MS } from './asked-ahead.ts';

export type AdministeredCompany = AdministeredCompanyQuery['administeredCompany'];

/** Who is at the console. */
export type Administrator = { id: string; role: StaffRole };

export const administeredCompanyQuery = (api: Services['api'], companyId: string) =>
  queryOptions({
    queryKey: ['admin', 'company', companyId],
    queryFn: async ({ signal }) =>
      (await api.call(AdministeredCompanyDocument, { companyId }, signal)).administeredCompany,
    staleTime: ASKED_AHEAD_MS,
  });

export function useAdministeredCompany(companyId: string) {
  const { api } = useServices();
  return useQuery(administeredCompanyQuery(api, companyId));
}
