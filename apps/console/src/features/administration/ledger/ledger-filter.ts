import { ORDER_KINDS } from '../orders/orders-filter.ts';
import type { LedgerFilter } from './ledger-query.ts';

/** In the order in which they happen. */
export const LEDGER_ENTRIES = [
  'AUTHORISED',
  'CAPTURE_ASKED',
  'CAPTURED',
  'CAPTURE_FAILED',
  'CANCEL_ASKED',
  'CANCELLED',
  'CANCEL_FAILED',
  'EXPIRED',
  'REFUND_ASKED',
  'REFUNDED',
  'REFUND_FAILED',
  'OWED',
  'WAIVED',
  'NOTHING_DUE',
  'CHARGEBACK',
  'CHARGEBACK_REVERSED',
  'SECOND_CHARGEBACK',
] as const;

export const LEDGER_DAYS = ['today', 'yesterday', 'week', 'month', 'chosen'] as const;
type LedgerDays = (typeof LEDGER_DAYS)[number];

const DAYS_BACK = { today: [0, 0], yesterday: [1, 1], week: [6, 0], month: [29, 0] } as const;

export const daysOf = (search: URLSearchParams): LedgerDays =>
  LEDGER_DAYS.find((one) => one === search.get('days')) ?? 'week';

/** What stands in the address, as the server is asked. */
export function readLedgerFilter(
  search: URLSearchParams,
  { today, venueId }: { today: string; venueId: string | null },
): LedgerFilter {
  const chosen = daysOf(search);
  const kind = ORDER_KINDS.find((one) => one === search.get('kind'));
  const entry = LEDGER_ENTRIES.find((one) => one === search.get('entry'));
  const back = (days: number) => Temporal.PlainDate.from(today).subtract({ days }).toString();
  const [first, last] = chosen === 'chosen' ? DAYS_BACK.week : DAYS_BACK[chosen];
  const from = (chosen === 'chosen' && search.get('from')) || back(first);
  const to = (chosen === 'chosen' && search.get('to')) || back(last);
  return {
    venueId,
    // Back to front is what somebody has half typed.
    from: from <= to ? from : to,
    to,
    kinds: kind ? [kind] : null,
    entries: entry ? [entry] : null,
  };
}
