import { readReportDays, type ReportDays } from '@tallrik/domain/orders/books/report-days';
import type { SalesBy, SalesComparison } from '../generated/graphql.ts';

export const SALES_BY = [
  'DAY',
  'HOUR',
  'WEEKDAY',
  'MONTH',
  'ITEM',
  'CATEGORY',
  'OPTION',
  'VENUE',
  'SERVICE_TYPE',
  'PAYMENT_KIND',
  'DISCOUNT',
  'REJECT_REASON',
  'REJECT_HOUR',
] as const satisfies readonly SalesBy[];

export const SALES_DAYS = [
  'today',
  'yesterday',
  'week',
  'month',
  'thisMonth',
  'lastMonth',
  'year',
  'chosen',
] as const;
export type SalesDays = (typeof SALES_DAYS)[number];

export const SALES_BESIDE = ['BEFORE', 'YEAR_AGO', 'none'] as const;

const oneOf = <One extends string>(known: readonly One[], given: string | null, other: One): One =>
  known.find((one) => one === given) ?? other;

/** What a report shows, all of it in the address: it can be kept, and sent to somebody. */
export type SalesWish = {
  choice: SalesDays;
  /** Null: not days of a report. */
  days: ReportDays | null;
  by: SalesBy;
  beside: SalesComparison | 'none';
};

export function readSalesWish(search: URLSearchParams, today: string): SalesWish {
  const choice = oneOf(SALES_DAYS, search.get('days'), 'month');
  const days = daysOf(choice, search, today);
  const read = readReportDays(days);
  return {
    choice,
    days: read.ok ? read.value : null,
    by: oneOf(SALES_BY, search.get('by'), 'DAY'),
    beside: oneOf(SALES_BESIDE, search.get('with'), 'BEFORE'),
  };
}

/** The days a choice stands for, which fill the two fields when days are chosen by hand. */
export function daysOf(choice: SalesDays, search: URLSearchParams, today: string): ReportDays {
  const day = Temporal.PlainDate.from(today);
  const from = (first: Temporal.PlainDate, last = day) => ({
    from: first.toString(),
    to: last.toString(),
  });
  const first = day.with({ day: 1 });
  switch (choice) {
    case 'today':
      return from(day);
    case 'yesterday':
      return from(day.subtract({ days: 1 }), day.subtract({ days: 1 }));
    case 'week':
      return from(day.subtract({ days: 6 }));
    case 'month':
      return from(day.subtract({ days: 29 }));
    case 'thisMonth':
      return from(first);
    case 'lastMonth':
      return from(first.subtract({ months: 1 }), first.subtract({ days: 1 }));
    case 'year':
      return from(day.subtract({ years: 1 }).add({ days: 1 }));
    case 'chosen':
      return { from: search.get('from') ?? '', to: search.get('to') ?? '' };
  }
}
