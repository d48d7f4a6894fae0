import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useServices } from '../../../shared/services.tsx';
import {
  OfficeCodeDocument,
  OfficeCodesDocument,
  type OfficeCodeFieldsFragment,
  type RunState,
} from '../generated/graphql.ts';

export type OfficeCode = OfficeCodeFieldsFragment;

export const codesKey = (companyId: string) => ['admin', 'codes', companyId] as const;

export function useCodePages(
  companyId: string,
  filter: { state: RunState | null; search: string },
) {
  const { api } = useServices();
  return useInfiniteQuery({
    queryKey: [...codesKey(companyId), 'list', filter],
    queryFn: async ({ pageParam, signal }) =>
      (await api.call(OfficeCodesDocument, { companyId, ...filter, cursor: pageParam }, signal))
        .officeCodes,
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
  });
}

export function useCode(companyId: string, id: string) {
  const { api } = useServices();
  return useQuery({
    queryKey: [...codesKey(companyId), 'code', id],
    queryFn: async ({ signal }) =>
      (await api.call(OfficeCodeDocument, { companyId, id }, signal)).officeCode,
  });
}

/** What an order comes to on average; null until it is known, and where there was none. */
export function useAverageOrder(companyId: string): number | null {
  const pages = useCodePages(companyId, { state: null, search: '' });
  return pages.data?.pages[0]?.averageOrder ?? null;
}
