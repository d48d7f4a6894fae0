import type { Language } from '@tallrik/domain/company/languages';
import { formatMoneyExact } from '@tallrik/domain/money/format-money';
import type { Currency } from '@tallrik/domain/money/currency';
import { minor } from '@tallrik/domain/money/minor';
import type { SalesBy } from '../generated/graphql.ts';
import { dateLocale, dateName } from '../hours/hours-text.ts';
import { durationText, rejectText } from '../today/TodayFigures.tsx';
import type { AdminTranslate } from '../use-admin-text.tsx';
import type { Sales, SalesRow } from './sales-query.ts';

export type Words = { t: AdminTranslate; language: Language; today: string };

/** What a row is called. */
export function rowName({ t, language, today }: Words, by: SalesBy, row: SalesRow): string {
  const { key } = row;
  const label = row.label ?? '';
  switch (by) {
    case 'DAY':
      return dateName(language, Temporal.PlainDate.from(key), Temporal.PlainDate.from(today));
    case 'HOUR':
    case 'REJECT_HOUR':
      return `${key}–${(Number(key) + 1) % 24}`;
    case 'WEEKDAY':
      // The 1st of January 2024 was a Monday.
      return Temporal.PlainDate.from('2024-01-01')
        .add({ days: Number(key) - 1 })
        .toLocaleString(dateLocale(language), { weekday: 'long' });
    case 'MONTH':
      return Temporal.PlainDate.from(`${key}-01`).toLocaleString(dateLocale(language), {
        month: 'long',
        year: 'numeric',
      });
    case 'SERVICE_TYPE':
      return key === 'EAT_HERE' || key === 'TAKE_AWAY' ? t(`Admin.ServiceType.${key}`) : key;
    case 'PAYMENT_KIND':
      return key === 'CARD' ||
        key === 'COUNTER' ||
        key === 'INVOICE' ||
        key === 'FREE' ||
        key === 'LATER'
        ? t(`Admin.Orders.Kind.${key}`)
        : t('Admin.Sales.Unnamed');
    case 'REJECT_REASON':
      return capital(rejectText(t, key));
    case 'CATEGORY':
      return label || t('Admin.Sales.NoCategory');
    case 'DISCOUNT':
      return label || t('Admin.Sales.Membership');
    case 'ITEM':
    case 'OPTION':
    case 'VENUE':
      return label || t('Admin.Sales.Unnamed');
  }
}

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** One column of a report: on the page, and under a name that stays in a file (MONEY-24). */
export type Column = {
  name: string;
  title: string;
  /** As the page writes it. */
  text: (row: SalesRow) => string;
  /** As a spreadsheet reads it; money in whole units with two decimals. */
  cell: (row: SalesRow) => { money: number | null } | { count: number | null } | string;
  /** Of all rows; empty where a sum says nothing. */
  total: string;
  isMuted?: boolean;
  isMoney?: boolean;
};

const DISHES: ReadonlySet<SalesBy> = new Set(['ITEM', 'CATEGORY', 'OPTION']);

const isRejected = (by: SalesBy): boolean => by === 'REJECT_REASON' || by === 'REJECT_HOUR';

export const isDishes = (by: SalesBy): boolean => DISHES.has(by);

/** The columns beside a row's name. */
export function columnsOf(words: Words, report: Sales, currency: Currency): Column[] {
  const { t } = words;
  const { by, rows } = report;
  const money = (amount: number) => formatMoneyExact(minor(Math.round(amount)), currency);
  const sum = (read: (row: SalesRow) => number | null | undefined) =>
    rows.reduce((total, row) => total + (read(row) ?? 0), 0);
  const count = (name: string, title: string, read: (row: SalesRow) => number | null): Column => ({
    name,
    title,
    text: (row) => String(read(row) ?? ''),
    cell: (row) => ({ count: read(row) }),
    total: String(sum(read)),
  });
  const amount = (name: string, title: string, read: (row: SalesRow) => number | null): Column => ({
    name,
    title,
    text: (row) => {
      const value = read(row);
      return value === null ? '' : money(value);
    },
    cell: (row) => ({ money: read(row) }),
    total: money(sum(read)),
    isMoney: true,
  });
  const average = (total: number, orders: number) => (orders > 0 ? total / orders : null);
  const isOrders = !isDishes(by) && by !== 'DISCOUNT' && !isRejected(by);
  const all = average(
    sum((row) => row.amount),
    sum((row) => row.orders ?? 0),
  );
  return [
    isDishes(by)
      ? count('units', t('Admin.Sales.Units'), (row) => row.units ?? 0)
      : count('orders', t('Admin.Figures.Orders'), (row) => row.orders ?? 0),
    amount('amount', amountTitle(t, by), (row) => row.amount),
    ...(isOrders
      ? [
          {
            ...amount('average', t('Admin.Sales.Average'), (row) =>
              average(row.amount, row.orders ?? 0),
            ),
            total: all === null ? '' : money(all),
          },
          amount('refunded', t('Admin.Orders.Refunded'), (row) => row.refunded ?? 0),
        ]
      : []),
    ...(isRejected(by)
      ? [
          {
            ...count('seconds_waited', t('Admin.Sales.Waited'), (row) => row.secondsWaited ?? null),
            text: (row: SalesRow) =>
              row.secondsWaited == null ? '' : durationText(t, row.secondsWaited),
            total: '',
          },
        ]
      : []),
    ...(rows.some(({ before }) => before != null)
      ? [
          {
            ...amount('before', besideTitle(t, report), (row) => row.before ?? 0),
            isMuted: true,
          },
          {
            name: 'change_percent',
            title: t('Admin.Sales.Change'),
            text: (row: SalesRow) => percentText(percentOf(row.amount, row.before ?? 0)),
            cell: (row: SalesRow) => ({ count: percentOf(row.amount, row.before ?? 0) }),
            total: percentText(
              percentOf(
                sum((row) => row.amount),
                sum((row) => row.before),
              ),
            ),
          },
        ]
      : []),
  ];
}

export const amountTitle = (t: AdminTranslate, by: SalesBy): string => {
  if (isDishes(by)) return t('Admin.Sales.Gross');
  if (by === 'DISCOUNT') return t('Admin.Sales.TakenOff');
  return isRejected(by) ? t('Admin.Sales.NotSold') : t('Admin.Figures.Turnover');
};

/** `5 weeks earlier` */
export function besideTitle(t: AdminTranslate, { from, beforeFrom }: Sales): string {
  if (beforeFrom == null) return '';
  const { days } = Temporal.PlainDate.from(beforeFrom).until(Temporal.PlainDate.from(from));
  return t('Admin.Sales.Weeks', { count: Math.round(days / 7) });
}

/** Null where there is nothing to be a percentage of. */
export const percentOf = (now: number, before: number): number | null =>
  before > 0 ? Math.round(((now - before) / before) * 100) : null;

const percentText = (percent: number | null): string =>
  percent === null ? '' : `${percent < 0 ? '−' : '+'}${Math.abs(percent)} %`;

/** What a report counts, in sentences (MONEY-19). */
export function countsText({ t }: Pick<Words, 't'>, { by, clocks }: Sales): string {
  const counted =
    by === 'OPTION'
      ? t('Admin.Sales.CountsOptions')
      : isDishes(by)
        ? t('Admin.Sales.CountsDishes')
        : by === 'DISCOUNT'
          ? t('Admin.Sales.CountsDiscounts')
          : isRejected(by)
            ? t('Admin.Sales.CountsRejected')
            : t('Admin.Sales.Counts');
  return [
    counted,
    ...[...new Set(clocks.map(({ timeZone }) => timeZone))].map((zone) =>
      t('Admin.Sales.Clock', {
        zone: (zone.split('/').at(-1) ?? zone).replaceAll('_', ' '),
        time: clocks
          .filter(({ timeZone }) => timeZone === zone)
          .map(({ begins }) => `${String(begins).padStart(2, '0')}:00`)
          .join(' / '),
      }),
    ),
  ].join(' ');
}
