import { searchText, searchWords } from '@tallrik/domain/search-text';
import type { VenueStockQuery } from '../../shared/graphql-client/generated/graphql.ts';

export type Stock = VenueStockQuery['venueStock'];
export type StockLine = Stock['items'][number];

export const stockKey = (venueId: string) => ['stock', venueId] as const;

export type StockChange = { id: string } & (
  | { soldOut: boolean; untilTomorrow?: boolean; count?: undefined }
  | { count: number | null; soldOut?: undefined; untilTomorrow?: undefined }
);

/** What is on the sheet: dishes first, then each group of extras; null is the dishes. */
export type StockSection = { id: string; title: string | null; lines: readonly StockLine[] };

export const STOCK_FILTERS = ['ALL', 'GONE', 'EXTRAS'] as const;
export type StockFilter = (typeof STOCK_FILTERS)[number];

const everyLine = (stock: Stock): readonly StockLine[] => [
  ...stock.items,
  ...stock.variationGroups.flatMap((group) => group.variations),
];

/** Switched off, or counted down to nothing. */
export const isGone = ({ soldOut, count }: StockLine): boolean => soldOut || count === 0;

export const countOf = (stock: Stock, filter: StockFilter): number => {
  if (filter === 'GONE') return everyLine(stock).filter(isGone).length;
  const extras = stock.variationGroups.flatMap((group) => group.variations).length;
  return filter === 'EXTRAS' ? extras : stock.items.length + extras;
};

/** The order of words does not count. */
export function stockSections(
  stock: Stock,
  filter: StockFilter,
  query: string,
): readonly StockSection[] {
  const words = searchWords(query);
  const matches = (line: StockLine) =>
    (filter !== 'GONE' || isGone(line)) &&
    words.every((word) => searchText(line.title).includes(word));
  const dishes = { id: 'dishes', title: null, lines: filter === 'EXTRAS' ? [] : stock.items };
  const extras = stock.variationGroups.map(({ id, name, variations }) => ({
    id,
    title: name,
    lines: variations,
  }));
  return [dishes, ...extras]
    .map((section) => ({ ...section, lines: section.lines.filter(matches) }))
    .filter(({ lines }) => lines.length > 0);
}

/** The stock as it will be once the tap has arrived. */
export function withLine(stock: Stock, id: string, change: Partial<StockLine>): Stock {
  const changed = (line: StockLine) => (line.id === id ? { ...line, ...change } : line);
  return {
    items: stock.items.map(changed),
    variationGroups: stock.variationGroups.map((group) => ({
      ...group,
      variations: group.variations.map(changed),
    })),
  };
}
