import type { OrderFilter } from '../generated/graphql.ts';

/** The chips above the list. */
export const ORDER_CHIPS = [
  'all',
  'inProgress',
  'rejected',
  'refunded',
  'discounted',
  'takeAway',
  'tables',
] as const;
export type OrderChip = (typeof ORDER_CHIPS)[number];

/** Days, as they are chosen. */
export const ORDER_DAYS = ['today', 'yesterday', 'week', 'month', 'all', 'chosen'] as const;
export type OrderDays = (typeof ORDER_DAYS)[number];

export const ORDER_KINDS = ['CARD', 'COUNTER', 'INVOICE', 'LATER', 'FREE'] as const;

const oneOf = <One extends string>(known: readonly One[], given: string | null, other: One): One =>
  known.find((one) => one === given) ?? other;

/** All of it stands in the address: a list can be kept and sent to somebody. */
export const chipOf = (search: URLSearchParams): OrderChip =>
  oneOf(ORDER_CHIPS, search.get('show'), 'all');
export const daysOf = (search: URLSearchParams): OrderDays =>
  oneOf(ORDER_DAYS, search.get('days'), 'today');

const CHIP_FILTERS: Readonly<Record<OrderChip, OrderFilter>> = {
  all: {},
  inProgress: { statuses: ['PENDING', 'ACCEPTED', 'FINALIZING', 'READY'] },
  rejected: { statuses: ['REJECTED'] },
  refunded: { isRefunded: true },
  discounted: { isDiscounted: true },
  takeAway: { types: ['TAKE_AWAY'] },
  tables: { isAtTable: true },
};

const DAYS_BACK = { today: [0, 0], yesterday: [1, 1], week: [6, 0], month: [29, 0] } as const;

function daysFilter(search: URLSearchParams, today: string): OrderFilter {
  const chosen = daysOf(search);
  if (chosen === 'all') return {};
  if (chosen === 'chosen') {
    const [from, to] = [search.get('from'), search.get('to')];
    return { from: from || null, to: to || null };
  }
  const [first, last] = DAYS_BACK[chosen];
  const back = (days: number) => Temporal.PlainDate.from(today).subtract({ days }).toString();
  return { from: back(first), to: back(last) };
}

const minorOf = (text: string | null): number | null => {
  const amount = Number((text ?? '').replace(',', '.'));
  return text && Number.isFinite(amount) && amount >= 0 ? Math.round(amount * 100) : null;
};

/** What the server is asked; without the chip, what the chips count. */
export function readOrderFilter(
  search: URLSearchParams,
  { today, venueId }: { today: string; venueId: string | null },
): { listed: OrderFilter; counted: OrderFilter } {
  const kind = ORDER_KINDS.find((one) => one === search.get('kind'));
  const [min, max] = [minorOf(search.get('min')), minorOf(search.get('max'))];
  const words = search.get('q')?.trim() ?? '';
  const counted: OrderFilter = {
    // Who looks for one order means it wherever it is, unless days were chosen.
    ...(words === '' || search.has('days') ? daysFilter(search, today) : {}),
    ...(venueId === null ? {} : { venueIds: [venueId] }),
    ...(kind ? { kinds: [kind] } : {}),
    ...(min === null ? {} : { minTotal: min }),
    ...(max === null ? {} : { maxTotal: max }),
    ...(search.get('test') === 'only' ? { isTest: true } : {}),
    ...(words === '' ? {} : { search: words }),
  };
  return { counted, listed: { ...counted, ...CHIP_FILTERS[chipOf(search)] } };
}
