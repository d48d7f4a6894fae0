import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../shared/services.tsx';
import {
  AdministeredCompanyDocument,
  type AdministeredCompanyQuery,
  type StaffRole,
} from './generated/graphql.ts';

export type AdministeredCompany = AdministeredCompanyQuery['administeredCompany'];

/** Who is at the console. */
export type Administrator = { id: string; role: StaffRole };

export function useAdministeredCompany(companyId: string) {
  const { api } = useServices();
  return useQuery({
    queryKey: ['admin', 'company', companyId],
    queryFn: async ({ signal }) =>
      (await api.call(AdministeredCompanyDocument, { companyId }, signal)).administeredCompany,
  });
}
