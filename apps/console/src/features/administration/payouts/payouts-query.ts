import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../shared/services.tsx';
import {
  PayoutDocument,
  PayoutsDocument,
  type PayoutQuery,
  type PayoutsQuery,
} from '../generated/graphql.ts';

export type PayoutList = PayoutsQuery['payouts'];
export type Payout = PayoutList['payouts'][number];
export type PayoutDetails = PayoutQuery['payout'];

export const payoutsKey = (companyId: string) => ['admin', 'payouts', companyId] as const;

export function usePayouts(companyId: string) {
  const { api } = useServices();
  return useQuery({
    queryKey: [...payoutsKey(companyId), 'list'],
    queryFn: async ({ signal }) => (await api.call(PayoutsDocument, { companyId }, signal)).payouts,
  });
}

export function usePayout(companyId: string, id: string) {
  const { api } = useServices();
  return useQuery({
    queryKey: [...payoutsKey(companyId), 'one', id],
    queryFn: async ({ signal }) =>
      (await api.call(PayoutDocument, { companyId, id }, signal)).payout,
  });
}
