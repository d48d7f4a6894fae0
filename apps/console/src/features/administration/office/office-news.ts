import { skipToken, useQuery } from '@tanstack/react-query';
import type { OfficeNewsQuery } from '../generated/graphql.ts';

export const officeNewsKey = (companyId: string) => ['office-news', companyId] as const;

/** Orders nobody has answered, at the venue that is chosen or at all; read from what the open page asks anyway. */
export function usePendingOrders(companyId: string, venueId: string | null): number {
  const { data } = useQuery<OfficeNewsQuery['officeNews']>({
    queryKey: officeNewsKey(companyId),
    queryFn: skipToken,
  });
  return (data?.pending ?? [])
    .filter((one) => venueId === null || one.venueId === venueId)
    .reduce((sum, { orders }) => sum + orders, 0);
}
