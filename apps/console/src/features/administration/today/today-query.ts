import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../shared/services.tsx';
import { TodayDocument, type TodayQuery } from '../generated/graphql.ts';

export type Today = TodayQuery['today'];

/** With the time the answer takes, nothing that is shown is older than 10 seconds (MONEY-01). */
const READ_AGAIN_MS = 9_000;

export function useToday(companyId: string, venueId: string | null) {
  const { api } = useServices();
  return useQuery({
    queryKey: ['admin', 'today', companyId, venueId],
    queryFn: async ({ signal }) =>
      (await api.call(TodayDocument, { companyId, venueId }, signal)).today,
    refetchInterval: READ_AGAIN_MS,
  });
}
