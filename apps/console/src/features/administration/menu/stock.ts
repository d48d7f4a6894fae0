import { useQueries } from '@tanstack/react-query';
import { useServices } from '../../../shared/services.tsx';
import { OfficeStockDocument, type OfficeStockQuery } from '../generated/graphql.ts';

export type StockLine = OfficeStockQuery['venueStock']['items'][number];

/** Dishes and options in one list: each has an id of its own. */
const linesOf = ({ items, variationGroups }: OfficeStockQuery['venueStock']): StockLine[] => [
  ...items,
  ...variationGroups.flatMap(({ variations }) => variations),
];

export const stockKey = (venueId: string) => ['admin', 'stock', venueId] as const;

/** The kitchen's switches are seen here too, and its words come late in the day. */
const READ_AGAIN_MS = 10_000;

export type ItemStock = {
  /** In so many of the restaurants looked at. */
  soldOutIn: number;
  venues: number;
  /** The earliest moment it is back by itself. */
  until: string | null;
  /** Units left, where one restaurant is looked at. */
  count: number | null;
};

/** What has run out, at the restaurant that is chosen or at all of them. */
export function useStock(venueIds: readonly string[]): ReadonlyMap<string, ItemStock> {
  const { api } = useServices();
  return useQueries({
    queries: venueIds.map((venueId) => ({
      queryKey: stockKey(venueId),
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        linesOf((await api.call(OfficeStockDocument, { venueId }, signal)).venueStock),
      refetchInterval: READ_AGAIN_MS,
    })),
    combine: combined,
  });
}

function combined(results: readonly { data?: StockLine[] | undefined }[]): Map<string, ItemStock> {
  const stock = new Map<string, ItemStock>();
  for (const { data } of results) {
    for (const line of data ?? []) {
      const before = stock.get(line.id);
      const isOut = line.soldOut || line.count === 0;
      stock.set(line.id, {
        soldOutIn: (before?.soldOutIn ?? 0) + (isOut ? 1 : 0),
        venues: results.length,
        until: isOut ? line.soldOutUntil : (before?.until ?? null),
        count: results.length === 1 ? line.count : null,
      });
    }
  }
  return stock;
}

export const isSoldOut = (stock: ItemStock | undefined): boolean => (stock?.soldOutIn ?? 0) > 0;
