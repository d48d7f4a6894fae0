import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../shared/services.tsx';
import {
  OfficeBillDocument,
  OfficeBillsDocument,
  type BillFieldsFragment,
} from '../generated/graphql.ts';

export type Bill = BillFieldsFragment;

export const billsKey = (companyId: string) => ['admin', 'bills', companyId] as const;

export function useBills(companyId: string, asked: { venueId: string | null; isClosed: boolean }) {
  const { api } = useServices();
  return useQuery({
    queryKey: [...billsKey(companyId), 'list', asked],
    queryFn: async ({ signal }) =>
      (await api.call(OfficeBillsDocument, { companyId, ...asked }, signal)).officeBills,
  });
}

export function useBill(companyId: string, id: string) {
  const { api } = useServices();
  return useQuery({
    queryKey: [...billsKey(companyId), 'bill', id],
    queryFn: async ({ signal }) =>
      (await api.call(OfficeBillDocument, { companyId, id }, signal)).officeBill,
  });
}
