import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  OrderByNumberDocument,
  VenueHistoryDocument,
} from '../../shared/graphql-client/generated/graphql.ts';
import { useServices } from '../../shared/services.tsx';
import { codeOf, errorText } from '../../shared/speech/error-text.ts';
import { useTranslate } from '../../shared/speech/use-speech.tsx';
import type { BoardOrder } from './board.ts';
import { FindOrdersView } from './FindOrdersView.tsx';

/** Any order by its number, today's and those of the last two days; without a number, what is finished. */
export function FindOrders(props: {
  venueId: string;
  timeZone: string;
  /** What the board shows: found at once, and without a network. */
  onBoard: readonly BoardOrder[];
  onOpen: (order: BoardOrder) => void;
}) {
  const { api } = useServices();
  const t = useTranslate();
  const [typed, setTyped] = useState('');
  const { venueId } = props;
  const number = typed.trim().replace(/^#/, '');
  const isSearching = number !== '';

  const found = useQuery({
    queryKey: ['order-by-number', venueId, number],
    queryFn: async ({ signal }) =>
      (await api.call(OrderByNumberDocument, { venueId, easyId: number }, signal)).orderByNumber,
    enabled: isSearching,
    retry: false,
    staleTime: 0,
  });
  const history = useInfiniteQuery({
    queryKey: ['venue-history', venueId],
    queryFn: async ({ pageParam: cursor, signal }) =>
      (await api.call(VenueHistoryDocument, { venueId, cursor }, signal)).venueHistory,
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    enabled: !isSearching,
    retry: false,
    staleTime: 0,
  });

  const near = isSearching ? props.onBoard.filter(({ easyId }) => easyId.startsWith(number)) : [];
  const far = (found.data ?? []).filter(({ id }) => !near.some((order) => order.id === id));
  const asked = isSearching ? found : history;
  return (
    <FindOrdersView
      typed={typed}
      onType={setTyped}
      isSearching={isSearching}
      orders={
        isSearching ? [...near, ...far] : (history.data?.pages ?? []).flatMap((page) => page.orders)
      }
      isLoading={asked.isFetching}
      error={asked.error ? errorText(t, codeOf(asked.error)) : null}
      onMore={history.hasNextPage && !isSearching ? () => void history.fetchNextPage() : null}
      timeZone={props.timeZone}
      onOpen={props.onOpen}
    />
  );
}
