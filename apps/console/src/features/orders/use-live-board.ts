import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useServices } from '../../shared/services.tsx';
import { boardKey, fetchBoard, keepNewerOrders, withOrder, type Board } from './board.ts';
import { startBoardWatch, type WatchState } from './board-watch.ts';
import { watchWhileListened } from './watch-while-listened.ts';
import { MoveOrderDocument } from '../../shared/graphql-client/generated/graphql.ts';
import { makeMoveOutbox, type MoveOutbox, type PendingMove } from './move-outbox.ts';

export type MoveRefusal = { easyId: string; code: string };

export type LiveBoard = {
  board: Board | undefined;
  /** Set when there is no board to show, and why. */
  error: unknown;
  outbox: MoveOutbox;
  pending: readonly PendingMove[];
  watch: WatchState;
  tryNow: () => void;
  /** Never fails: whether the board can be reached is the watch's business. */
  refresh: () => Promise<void>;
  refusal: MoveRefusal | null;
  forgetRefusal: () => void;
};

/** The board of a venue, kept fresh, with the taps that are on their way. */
export function useLiveBoard(venueId: string, token: string): LiveBoard {
  const { api, timers, openWire } = useServices();
  const queryClient = useQueryClient();
  const [refusal, setRefusal] = useState<MoveRefusal | null>(null);

  const query = useMemo(() => {
    const queryKey = boardKey(venueId);
    return queryOptions({
      queryKey,
      queryFn: async ({ signal }): Promise<Board> => {
        const fetched = await fetchBoard(api, timers, venueId, signal);
        return keepNewerOrders(queryClient.getQueryData<Board>(queryKey), fetched);
      },
    });
  }, [api, timers, venueId, queryClient]);
  // The watch below fetches: it alone knows when a poll is due.
  const { data, error } = useQuery({ ...query, enabled: false });

  const refresh = useCallback(
    async (signal?: AbortSignal) => {
      const giveUp = () => void queryClient.cancelQueries({ queryKey: query.queryKey });
      signal?.addEventListener('abort', giveUp, { once: true });
      try {
        await queryClient.fetchQuery({ ...query, staleTime: 0, retry: false });
      } finally {
        signal?.removeEventListener('abort', giveUp);
      }
    },
    [queryClient, query],
  );

  const refreshQuietly = useCallback(() => refresh().catch(() => undefined), [refresh]);

  const outbox = useMemo(
    () =>
      makeMoveOutbox({
        send: async ({ orderId, to, version, estimatedMinutes, rejectReason }) => {
          const variables = { id: orderId, to, version, estimatedMinutes, rejectReason };
          return (await api.call(MoveOrderDocument, variables)).moveOrder;
        },
        onMoved: (order) =>
          queryClient.setQueryData(query.queryKey, (board) => board && withOrder(board, order)),
        onRefused: ({ easyId }, code, order) => {
          setRefusal({ easyId, code });
          queryClient.setQueryData(query.queryKey, (board) =>
            board && order ? withOrder(board, order) : board,
          );
          void refreshQuietly();
        },
      }),
    [api, queryClient, query, refreshQuietly],
  );
  const pending = useSyncExternalStore(outbox.subscribe, outbox.pending);

  const watch = useMemo(
    () =>
      watchWhileListened(() =>
        startBoardWatch({ venueId, token, openWire, timers, refresh, onBack: outbox.retry }),
      ),
    [venueId, token, openWire, timers, refresh, outbox],
  );
  const watchState = useSyncExternalStore(watch.subscribe, watch.state);
  useEffect(() => {
    window.addEventListener('online', watch.tryNow);
    window.addEventListener('offline', watch.tryNow);
    return () => {
      window.removeEventListener('online', watch.tryNow);
      window.removeEventListener('offline', watch.tryNow);
    };
  }, [watch]);

  return {
    board: data,
    error: data ? null : error,
    outbox,
    pending,
    watch: watchState,
    tryNow: watch.tryNow,
    refresh: refreshQuietly,
    refusal,
    forgetRefusal: () => setRefusal(null),
  };
}
