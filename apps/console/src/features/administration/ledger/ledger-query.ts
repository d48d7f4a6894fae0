import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useServices } from '../../../shared/services.tsx';
import {
  FindingsDocument,
  LedgerDocument,
  LedgerPaymentDocument,
  OpenFindingsDocument,
  type FindingsQuery,
  type LedgerEntryKind,
  type LedgerQuery,
  type OfficePaymentKind,
} from '../generated/graphql.ts';

export type LedgerRow = LedgerQuery['ledger']['rows'][number];
export type Finding = FindingsQuery['findings'][number];
export type LedgerFilter = {
  venueId: string | null;
  from: string;
  to: string;
  kinds: OfficePaymentKind[] | null;
  entries: LedgerEntryKind[] | null;
};

export const findingsKey = (companyId: string) => ['admin', 'findings', companyId] as const;

export function useLedger(companyId: string, filter: LedgerFilter) {
  const { api } = useServices();
  return useInfiniteQuery({
    queryKey: ['admin', 'ledger', companyId, filter],
    queryFn: async ({ pageParam, signal }) =>
      (await api.call(LedgerDocument, { companyId, ...filter, cursor: pageParam }, signal)).ledger,
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
  });
}

export function useLedgerPayment(companyId: string, id: string) {
  const { api } = useServices();
  return useQuery({
    queryKey: ['admin', 'ledger-payment', companyId, id],
    queryFn: async ({ signal }) =>
      (await api.call(LedgerPaymentDocument, { companyId, id }, signal)).ledgerPayment,
  });
}

export function useFindings(companyId: string, isWithEnded: boolean) {
  const { api } = useServices();
  return useQuery({
    queryKey: [...findingsKey(companyId), 'list', isWithEnded],
    queryFn: async ({ signal }) =>
      (await api.call(FindingsDocument, { companyId, isWithEnded }, signal)).findings,
    placeholderData: keepPreviousData,
  });
}

/** Asked again with each page that is opened. */
export function useOpenFindings(companyId: string, page: string, isAsked: boolean) {
  const { api } = useServices();
  return useQuery({
    queryKey: [...findingsKey(companyId), 'open', page],
    queryFn: async ({ signal }) =>
      (await api.call(OpenFindingsDocument, { companyId }, signal)).openFindings,
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
}
