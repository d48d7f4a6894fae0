import { UnreachableError } from '@tallrik/contract/client/api-error';
import { useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import {
  SetItemSoldOutDocument,
  SetStockCountDocument,
  VenueStockDocument,
} from '../../shared/graphql-client/generated/graphql.ts';
import { useServices } from '../../shared/services.tsx';
import { openStoredChanges } from './stored-stock-changes.ts';
import { stockKey, withLine, type Stock, type StockChange } from './stock.ts';

const changeKey = (venueId: string) => ['change-stock', venueId] as const;
const TRY_AGAIN_MS = 3_000;

/**
 * Changes what the venue has. A tap is drawn at once, as one that is being saved; kept on the device until the server
 * has confirmed it, tried until it is reached, and put back when it refuses.
 */
export function useStockChange(venueId: string) {
  const { api, memory, timers } = useServices();
  const queryClient = useQueryClient();
  const queryKey = stockKey(venueId);
  const mutationKey = changeKey(venueId);
  const storedChanges = useMemo(
    () => openStoredChanges(memory, venueId, timers.now),
    [memory, venueId, timers],
  );
  const change = useMutation({
    mutationKey,
    // Quick taps one after the other: sent in that order, or the last one might not win.
    scope: { id: `stock-${venueId}` },
    mutationFn: async ({ id: itemId, soldOut, untilTomorrow = false, count }: StockChange) => {
      if (soldOut !== undefined)
        await api.call(SetItemSoldOutDocument, { venueId, itemId, soldOut, untilTomorrow });
      else await api.call(SetStockCountDocument, { venueId, itemId, count });
    },
    retry: (_failures, error) => error instanceof UnreachableError,
    retryDelay: TRY_AGAIN_MS,
    onMutate: async (wanted) => {
      const unsent = storedChanges.keep(wanted);
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<Stock>(
        queryKey,
        (stock) => stock && withLine(stock, wanted.id, drawn(wanted)),
      );
      return unsent;
    },
    // Fetched in the middle of quick taps, an older answer would undo the newer ones on the screen.
    onSettled: (_answer, _error, _wanted, unsent) => {
      if (unsent) storedChanges.forget(unsent);
      return queryClient.isMutating({ mutationKey }) <= 1
        ? queryClient.invalidateQueries({ queryKey })
        : undefined;
    },
  });
  return { change: change.mutate, error: change.error, storedChanges };
}

/** The line as it will be: a count is there again, and a switch says nothing of when it comes back by itself. */
const drawn = ({ soldOut, count }: StockChange) =>
  soldOut === undefined
    ? { count: count ?? null, soldOut: false, soldOutUntil: null }
    : { soldOut, soldOutUntil: null };

/** What the venue has, and what of it is being changed. */
export function useStock(venueId: string) {
  const { api } = useServices();
  const query = useQuery({
    queryKey: stockKey(venueId),
    queryFn: async ({ signal }) =>
      (await api.call(VenueStockDocument, { venueId }, signal)).venueStock,
    // The socket says when it changes; a lost message is made good when the sheet opens.
    staleTime: 60_000,
    retry: 1,
  });
  const { change, error, storedChanges } = useStockChange(venueId);
  const saving = useMutationState({
    filters: { mutationKey: changeKey(venueId), status: 'pending' },
    select: ({ state }) => (state.variables as StockChange | undefined)?.id ?? '',
  });
  const isThere = query.data !== undefined;
  // What a reload interrupted goes on its way, over the stock as the server has it.
  useEffect(() => {
    if (isThere) storedChanges.read().forEach((unsent) => change(unsent));
  }, [isThere, storedChanges, change]);
  return {
    stock: query.data ?? null,
    saving: new Set(saving),
    error: error ?? (query.data ? null : query.error),
    retry: () => void query.refetch(),
    change,
  };
}
