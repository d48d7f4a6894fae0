import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useServices } from '../../shared/services.tsx';
import {
  boardKey,
  fetchBoard,
  keepNewerOrders,
  withOrder,
  type Board,
  type BoardOrder,
} from './board.ts';
import { startBoardWatch, type WatchState } from './board-watch.ts';
import { openStoredTaps } from './stored-taps.ts';
import { makeMoveOutbox, type MoveOutbox } from './move-outbox.ts';
import type { PendingTap } from './pending-tap.ts';
import { sendTap } from './send-tap.ts';
import { watchWhileListened } from './watch-while-listened.ts';

export type MoveRefusal = { easyId: string; code: string };

export type LiveBoard = {
  board: Board | undefined;
  /** Set when there is no board to show, and why. */
  error: unknown;
  outbox: MoveOutbox;
  pending: readonly PendingTap[];
  watch: WatchState;
  tryNow: () => void;
  /** Never fails: whether the board can be reached is the watch's business. */
  refresh: () => Promise<void>;
  refusal: MoveRefusal | null;
  forgetRefusal: () => void;
};

export type BoardEvents = {
  /** The server has confirmed a tap of this device. */
  onMoved: (tap: PendingTap, order: BoardOrder) => void;
  onStockChanged: () => void;
};

/** The board of a venue, kept fresh, with the taps that are on their way. */
export function useLiveBoard(
  who: { venueId: string; staffId: string; token: string },
  events: BoardEvents,
): LiveBoard {
  const { venueId, staffId, token } = who;
  const { api, timers, openWire, memory } = useServices();
  const queryClient = useQueryClient();
  const [refusal, setRefusal] = useState<MoveRefusal | null>(null);
  const handledEvents = useRef(events);
  useEffect(() => {
    handledEvents.current = events;
  });

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

  const outbox = useMemo(() => {
    const show = (order: BoardOrder) =>
      queryClient.setQueryData(query.queryKey, (board) => board && withOrder(board, order));
    return makeMoveOutbox({
      send: (tap) => sendTap(api, tap),
      storedTaps: openStoredTaps(memory, { staffId, venueId }, timers.now),
      onMoved: (tap, order) => {
        show(order);
        handledEvents.current.onMoved(tap, order);
      },
      onRefused: ({ easyId }, code, order) => {
        setRefusal({ easyId, code });
        if (order) show(order);
        void refreshQuietly();
      },
    });
  }, [api, memory, timers, staffId, venueId, queryClient, query, refreshQuietly]);
  const pending = useSyncExternalStore(outbox.subscribe, outbox.pending);
  // What a reload interrupted goes on its way.
  useEffect(() => outbox.retry(), [outbox]);

  const watch = useMemo(
    () =>
      watchWhileListened(() =>
        startBoardWatch({
          venueId,
          token,
          openWire,
          timers,
          refresh,
          onBack: outbox.retry,
          onStockChanged: () => handledEvents.current.onStockChanged(),
        }),
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
