import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useServices } from '../../../shared/services.tsx';
import {
  OfficeGuestDocument,
  OfficeGuestsDocument,
  type GuestPageFragment,
  type GuestRowFragment,
} from '../generated/graphql.ts';
import type { GuestListing } from './guests-filter.ts';

export type GuestRow = GuestRowFragment;
export type Guest = GuestPageFragment;

export const guestsKey = (companyId: string) => ['admin', 'guests', companyId] as const;

export function useGuestPages(companyId: string, listing: GuestListing) {
  const { api } = useServices();
  return useInfiniteQuery({
    queryKey: [...guestsKey(companyId), 'list', listing],
    queryFn: async ({ pageParam, signal }) =>
      (await api.call(OfficeGuestsDocument, { companyId, ...listing, cursor: pageParam }, signal))
        .officeGuests,
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
  });
}

export function useGuest(companyId: string, id: string) {
  const { api } = useServices();
  return useQuery({
    queryKey: [...guestsKey(companyId), 'guest', id],
    queryFn: async ({ signal }) =>
      (await api.call(OfficeGuestDocument, { companyId, id }, signal)).officeGuest,
  });
}
