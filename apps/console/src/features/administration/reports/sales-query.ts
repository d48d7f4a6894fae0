import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useServices } from '../../../shared/services.tsx';
import { SalesDocument, type SalesQuery } from '../generated/graphql.ts';
import type { SalesWish } from './sales-address.ts';

export type Sales = SalesQuery['sales'];
export type SalesRow = Sales['rows'][number];

export function useSales(
  companyId: string,
  venueId: string | null,
  { days, by, beside }: SalesWish,
) {
  const { api } = useServices();
  const comparedWith = beside === 'none' ? null : beside;
  return useQuery({
    queryKey: ['admin', 'sales', companyId, venueId, days, by, comparedWith],
    queryFn: days
      ? async ({ signal }) =>
          (await api.call(SalesDocument, { companyId, venueId, ...days, by, comparedWith }, signal))
            .sales
      : skipToken,
    placeholderData: keepPreviousData,
  });
}
