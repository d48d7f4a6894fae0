import { searchText } from '@tallrik/domain/search-text';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  OrderByNumberDocument,
  OrdersByNameDocument,
  VenueHistoryDocument,
} from '../../shared/graphql-client/generated/graphql.ts';
import { useServices } from '../../shared/services.tsx';
import { codeOf, errorText } from '../../shared/messages/error-text.ts';
import { useTranslate } from '../../shared/messages/use-messages.tsx';
import type { BoardOrder } from './board.ts';
import { FindOrdersView } from './FindOrdersView.tsx';

/** Any order by its number or its guest's name, today's and those of the last two days; without, what is finished. */
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
  const isNumber = startsWithDigit(number);

  const found = useQuery({
    queryKey: ['find-orders', venueId, number],
    queryFn: async ({ signal }) =>
      isNumber
        ? (await api.call(OrderByNumberDocument, { venueId, easyId: number }, signal)).orderByNumber
        : (await api.call(OrdersByNameDocument, { venueId, name: number }, signal)).ordersByName,
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

  const near = isSearching
    ? props.onBoard.filter(({ easyId, guestName }) =>
        isNumber
          ? easyId.startsWith(number)
          : searchText(guestName ?? '').includes(searchText(number)),
      )
    : [];
  const far = (found.data ?? []).filter(({ id }) => !near.some((order) => order.id === id));
  const result = isSearching ? found : history;
  return (
    <FindOrdersView
      typed={typed}
      onType={setTyped}
      isSearching={isSearching}
      orders={
        isSearching ? [...near, ...far] : (history.data?.pages ?? []).flatMap((page) => page.orders)
      }
      isLoading={result.isFetching}
      error={result.error ? errorText(t, codeOf(result.error)) : null}
      onMore={history.hasNextPage && !isSearching ? () => void history.fetchNextPage() : null}
      timeZone={props.timeZone}
      onOpen={props.onOpen}
    />
  );
}

/** Numbers begin with a digit, names do not. */
const startsWithDigit = (typed: string): boolean =>
  typed[0] !== undefined && '0' <= typed[0] && typed[0] <= '9';
