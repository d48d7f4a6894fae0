import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useServices } from '../../../shared/services.tsx';
import {
  DayClosingsDocument,
  VatReportDocument,
  type DayClosingsQuery,
  type VatReportQuery,
} from '../generated/graphql.ts';

export type Closing = DayClosingsQuery['dayClosings']['closings'][number];
export type VatMonth = VatReportQuery['vatReport'][number];

export function useClosings(companyId: string, venueId: string | null) {
  const { api } = useServices();
  return useInfiniteQuery({
    queryKey: ['admin', 'closings', companyId, venueId],
    queryFn: async ({ pageParam, signal }) =>
      (await api.call(DayClosingsDocument, { companyId, venueId, cursor: pageParam }, signal))
        .dayClosings,
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });
}

export function useVatReport(
  companyId: string,
  venueId: string | null,
  months: { fromMonth: string; toMonth: string },
) {
  const { api } = useServices();
  return useQuery({
    queryKey: ['admin', 'vat', companyId, venueId, months],
    queryFn: async ({ signal }) =>
      (await api.call(VatReportDocument, { companyId, venueId, ...months }, signal)).vatReport,
  });
}
