import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useServices } from '../../../shared/services.tsx';
import {
  OfficeOrderDocument,
  OfficeOrdersDocument,
  OfficeOrderSumsDocument,
  type OfficeOrderQuery,
  type OrderFilter,
} from '../generated/graphql.ts';

export type OfficeOrder = OfficeOrderQuery['officeOrder'];

export const ordersKey = (companyId: string) => ['admin', 'orders', companyId] as const;

export function useOrderPages(companyId: string, filter: OrderFilter) {
  const { api } = useServices();
  return useInfiniteQuery({
    queryKey: [...ordersKey(companyId), 'list', filter],
    queryFn: async ({ pageParam, signal }) =>
      (await api.call(OfficeOrdersDocument, { companyId, filter, cursor: pageParam }, signal))
        .officeOrders,
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
  });
}

export function useOrderSums(companyId: string, filter: OrderFilter) {
  const { api } = useServices();
  return useQuery({
    queryKey: [...ordersKey(companyId), 'sums', filter],
    queryFn: async ({ signal }) =>
      (await api.call(OfficeOrderSumsDocument, { companyId, filter }, signal)).officeOrderSums,
    placeholderData: keepPreviousData,
  });
}

export function useOrder(companyId: string, id: string) {
  const { api } = useServices();
  return useQuery({
    queryKey: [...ordersKey(companyId), 'order', id],
    queryFn: async ({ signal }) =>
      (await api.call(OfficeOrderDocument, { companyId, id }, signal)).officeOrder,
  });
}
