import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  SetItemSoldOutDocument,
  SetStockCountDocument,
  VenueStockDocument,
} from '../../shared/graphql-client/generated/graphql.ts';
import { useServices } from '../../shared/services.tsx';
import { stockKey, withLine, type Stock } from './stock.ts';

export type StockChange = { id: string } & (
  | { soldOut: boolean; count?: undefined }
  | { count: number | null; soldOut?: undefined }
);

/** What the venue has; a tap is drawn at once and put back when the server refuses it. */
export function useStock(venueId: string) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const queryKey = stockKey(venueId);
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      (await api.call(VenueStockDocument, { venueId }, signal)).venueStock,
    // The socket says when it changes; a lost message is made good when the sheet opens.
    staleTime: 60_000,
    retry: 1,
  });
  const mutationKey = ['change-stock', venueId];
  const change = useMutation({
    mutationKey,
    // Quick taps one after the other: sent in that order, or the last one might not win.
    scope: { id: `stock-${venueId}` },
    mutationFn: async ({ id: itemId, soldOut, count }: StockChange) => {
      if (soldOut !== undefined)
        await api.call(SetItemSoldOutDocument, { venueId, itemId, soldOut });
      else await api.call(SetStockCountDocument, { venueId, itemId, count });
    },
    onMutate: async ({ id, soldOut, count }) => {
      await queryClient.cancelQueries({ queryKey });
      const line = soldOut === undefined ? { count: count ?? null } : { soldOut };
      queryClient.setQueryData<Stock>(queryKey, (stock) => stock && withLine(stock, id, line));
    },
    // Fetched in the middle of quick taps, an older answer would undo the newer ones on the screen.
    onSettled: () =>
      queryClient.isMutating({ mutationKey }) <= 1
        ? queryClient.invalidateQueries({ queryKey })
        : undefined,
  });
  return {
    stock: query.data ?? null,
    error: change.error ?? (query.data ? null : query.error),
    retry: () => void query.refetch(),
    change: change.mutate,
  };
}
