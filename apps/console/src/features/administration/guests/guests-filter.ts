import type { GuestFilter, GuestSort } from '../generated/graphql.ts';

/** The chips above the list. */
export const GUEST_CHIPS = ['all', 'news', 'business', 'blocked'] as const;
export type GuestChip = (typeof GUEST_CHIPS)[number];

/** When they were here last. */
export const GUEST_LAST = ['any', 'month', 'halfYear', 'longAgo'] as const;
export type GuestLast = (typeof GUEST_LAST)[number];

export const GUEST_SORTS = [
  'LAST_ORDER',
  'NAME',
  'NUMBER',
  'LEVEL',
  'POINTS',
  'ORDERS',
  'SPENT',
] as const satisfies readonly GuestSort[];

const oneOf = <One extends string>(known: readonly One[], given: string | null, other: One): One =>
  known.find((one) => one === given) ?? other;

export const guestChip = (search: URLSearchParams): GuestChip =>
  oneOf(GUEST_CHIPS, search.get('show'), 'all');
export const guestLast = (search: URLSearchParams): GuestLast =>
  oneOf(GUEST_LAST, search.get('last'), 'any');
export const guestSort = (search: URLSearchParams): GuestSort =>
  oneOf(GUEST_SORTS, search.get('sort'), 'LAST_ORDER');
export const isGuestSortReversed = (search: URLSearchParams): boolean => search.get('turn') === '1';

const CHIP_FILTERS: Readonly<Record<GuestChip, GuestFilter>> = {
  all: {},
  news: { takesNews: true },
  business: { isBusiness: true },
  blocked: { isBlocked: true },
};

/** Whole days, so that the question stays the same while somebody looks at the answer. */
const dayBack = (today: string, days: number): string =>
  Temporal.PlainDate.from(today).subtract({ days }).toZonedDateTime('UTC').toInstant().toString();

function lastFilter(last: GuestLast, today: string): GuestFilter {
  if (last === 'any') return {};
  if (last === 'month') return { lastOrderAfter: dayBack(today, 30) };
  if (last === 'halfYear') return { lastOrderAfter: dayBack(today, 182) };
  return { lastOrderBefore: dayBack(today, 182) };
}

export type GuestListing = { filter: GuestFilter; sort: GuestSort; isReversed: boolean };

/** What the server is asked. */
export function readGuestListing(search: URLSearchParams, today: string): GuestListing {
  const words = search.get('q')?.trim() ?? '';
  const level = search.get('level') ?? '';
  return {
    filter: {
      ...CHIP_FILTERS[guestChip(search)],
      ...lastFilter(guestLast(search), today),
      ...(level === '' ? {} : { levelIds: [level] }),
      ...(words === '' ? {} : { search: words }),
    },
    sort: guestSort(search),
    isReversed: isGuestSortReversed(search),
  };
}
