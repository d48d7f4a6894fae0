import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useServices } from '../../shared/services.tsx';
import { boardKey, fetchBoard, keepNewerOrders, withOrder, type Board } from './board.ts';
import { startBoardWatch, type BoardWatch, type WatchState } from './board-watch.ts';
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
  refusal: MoveRefusal | null;
  forgetRefusal: () => void;
};

const NOT_WATCHING: WatchState = { isLive: false, offlineSinceMs: null };

/** The board of a venue, kept fresh, with the taps that are on their way. */
export function useLiveBoard(venueId: string, token: string): LiveBoard {
  const { api, timers, openWire } = useServices();
  const queryClient = useQueryClient();
  const [watch, setWatch] = useState<BoardWatch | null>(null);
  const [refusal, setRefusal] = useState<MoveRefusal | null>(null);
  const queryKey = useMemo(() => boardKey(venueId), [venueId]);

  const { data, error } = useQuery<Board>({
    queryKey,
    // The watch below fetches: it alone knows when a poll is due.
    enabled: false,
    queryFn: async ({ signal }) =>
      keepNewerOrders(
        queryClient.getQueryData<Board>(queryKey),
        await fetchBoard(api, timers, venueId, signal),
      ),
  });

  const outbox = useMemo(
    () =>
      makeMoveOutbox({
        send: async ({ orderId, to, version, estimatedMinutes, rejectReason }) => {
          const variables = { id: orderId, to, version, estimatedMinutes, rejectReason };
          return (await api.call(MoveOrderDocument, variables)).moveOrder;
        },
        onMoved: (order) =>
          queryClient.setQueryData<Board>(queryKey, (board) => board && withOrder(board, order)),
        onRefused: ({ easyId }, code, order) => {
          setRefusal({ easyId, code });
          queryClient.setQueryData<Board>(queryKey, (board) =>
            board && order ? withOrder(board, order) : board,
          );
          void queryClient.refetchQueries({ queryKey });
        },
      }),
    [api, queryClient, queryKey],
  );
  const pending = useSyncExternalStore(outbox.subscribe, outbox.pending);

  useEffect(() => {
    const started = startBoardWatch({
      venueId,
      token,
      openWire,
      timers,
      refresh: async (signal) => {
        const giveUp = () => void queryClient.cancelQueries({ queryKey });
        signal.addEventListener('abort', giveUp, { once: true });
        await queryClient.refetchQueries({ queryKey }, { throwOnError: true });
        signal.removeEventListener('abort', giveUp);
      },
      onBack: outbox.retry,
    });
    setWatch(started);
    window.addEventListener('online', started.tryNow);
    window.addEventListener('offline', started.tryNow);
    return () => {
      window.removeEventListener('online', started.tryNow);
      window.removeEventListener('offline', started.tryNow);
      started.stop();
    };
  }, [venueId, token, openWire, timers, queryClient, queryKey, outbox]);

  const watchState = useSyncExternalStore(
    watch?.subscribe ?? noSubscription,
    () => watch?.state() ?? NOT_WATCHING,
  );
  return {
    board: data,
    error: data ? null : error,
    outbox,
    pending,
    watch: watchState,
    tryNow: () => watch?.tryNow(),
    refusal,
    forgetRefusal: () => setRefusal(null),
  };
}

const noSubscription = () => () => {};
