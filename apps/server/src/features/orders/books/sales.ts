import type {
  SalesBy,
  SalesClock,
  SalesComparison,
  SalesReport,
  SalesRow,
  SalesSums,
} from '@tallrik/contract/generated/staff-resolvers';
import {
  comparedDays,
  keysInTime,
  shiftDay,
  weeksBetween,
  type ReportDays,
} from '@tallrik/domain/orders/books/report-days';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { bookTables, rejectedTable, todayTable } from './book-tables.ts';
import type { BooksReader } from './books-reader.ts';
import { readSalesRows, type Row } from './sales-rows.ts';

/** Shown in the order of time or of the week; everything else by what it came to. */
const IN_TIME: ReadonlySet<SalesBy> = new Set(['DAY', 'HOUR', 'WEEKDAY', 'MONTH', 'REJECT_HOUR']);

/** What all of it comes to, in one statement. */
export async function readSalesSums(
  db: Database,
  reader: BooksReader,
  days: ReportDays,
): Promise<SalesSums> {
  const { rows } = await sql<SalesSums>`
    with ${bookTables(reader, days)}, ${rejectedTable(reader, days)},
      sold as (
        select coalesce(sum(sign), 0)::int as orders, coalesce(sum(sign * amount), 0)::float8 as turnover,
          coalesce(sum(sign * tip), 0)::float8 as tips
        from entries where not is_pay_later),
      dishes as (
        select coalesce(sum(sign * order_items.amount), 0)::float8 as dishes,
          coalesce(sum(sign * order_items.discount), 0)::float8 as discount
        from entries join order_items on order_items.order_id = entries.order_id where not is_pay_later),
      extras as (
        select coalesce(sum(sign * order_fees.amount), 0)::float8 as fees,
          coalesce(sum(sign * order_fees.discount), 0)::float8 as discount
        from entries join order_fees on order_fees.order_id = entries.order_id where not is_pay_later),
      backs as (
        select coalesce(sum(sign), 0)::int as refunds, coalesce(sum(sign * amount), 0)::float8 as refunded from given)
    select sold.orders, dishes.dishes, extras.fees, dishes.discount + extras.discount as discount, sold.turnover,
      sold.tips, backs.refunds, backs.refunded, (select count(*)::int from rejected) as rejected
    from sold, dishes, extras, backs`.execute(db);
  const [sums] = rows;
  if (!sums) throw new Error('Sums without a row');
  return sums;
}

/** When the days that are counted begin, each kind once. */
async function readClocks(db: Database, reader: BooksReader, now: Date): Promise<SalesClock[]> {
  const day = now.toISOString().slice(0, 10);
  const { rows } = await sql<SalesClock>`
    with ${bookTables(reader, { from: day, to: day })}, ${todayTable(now)}
    select distinct time_zone, begins::int as begins from todays order by time_zone, begins`.execute(
    db,
  );
  return rows;
}

export async function readSales(
  db: Database,
  reader: BooksReader,
  asked: { days: ReportDays; by: SalesBy; comparedWith: SalesComparison | null; now: Date },
): Promise<SalesReport> {
  const { days, by, comparedWith, now } = asked;
  const earlier = comparedWith === null ? null : comparedDays(days, comparedWith);
  const [rows, total, earlierRows, before, clocks] = await Promise.all([
    readSalesRows(db, reader, days, by),
    readSalesSums(db, reader, days),
    earlier && readSalesRows(db, reader, earlier, by),
    earlier && readSalesSums(db, reader, earlier),
    readClocks(db, reader, now),
  ]);
  const weeks = comparedWith === null ? 0 : weeksBetween(days, comparedWith);
  return {
    by,
    ...days,
    beforeFrom: earlier?.from ?? null,
    beforeTo: earlier?.to ?? null,
    rows: sorted(by, joinRows(by, { days, rows, earlierRows, weeks })),
    total,
    before,
    clocks,
  };
}

/** A day stands beside the one some weeks earlier, everything else beside what has the same key. */
function joinRows(
  by: SalesBy,
  read: { days: ReportDays; rows: Row[]; earlierRows: Row[] | null; weeks: number },
): SalesRow[] {
  const { rows, earlierRows, weeks } = read;
  const keyNow = (key: string) => (by === 'DAY' ? shiftDay(key, weeks) : key);
  const before = new Map((earlierRows ?? []).map((row) => [keyNow(row.key), row]));
  const known = new Map(rows.map((row) => [row.key, row]));
  const found = new Set([...known.keys(), ...(by === 'MONTH' ? [] : before.keys())]);
  const keys =
    by === 'DAY' || by === 'HOUR' || by === 'WEEKDAY' || by === 'MONTH'
      ? keysInTime(by, read.days, found)
      : by === 'REJECT_HOUR'
        ? keysInTime('HOUR', read.days, found)
        : [...found];
  return keys.map((key) => {
    const row = known.get(key);
    const earlier = before.get(key);
    return {
      key,
      label: row?.label ?? earlier?.label ?? null,
      amount: row?.amount ?? 0,
      orders: row ? (row.orders ?? null) : isNullable(by, 'orders') ? null : 0,
      units: row ? (row.units ?? null) : isNullable(by, 'units') ? null : 0,
      refunded: row ? (row.refunded ?? null) : isNullable(by, 'refunded') ? null : 0,
      secondsWaited: row?.secondsWaited ?? null,
      before: earlierRows === null || by === 'MONTH' ? null : (earlier?.amount ?? 0),
    };
  });
}

const REJECTED: ReadonlySet<SalesBy> = new Set(['REJECT_REASON', 'REJECT_HOUR']);
const DISHES: ReadonlySet<SalesBy> = new Set(['ITEM', 'CATEGORY', 'OPTION']);
function isNullable(by: SalesBy, field: 'orders' | 'units' | 'refunded'): boolean {
  if (field === 'units') return !DISHES.has(by);
  if (field === 'orders') return DISHES.has(by);
  return DISHES.has(by) || by === 'DISCOUNT' || REJECTED.has(by);
}

const sorted = (by: SalesBy, rows: SalesRow[]): SalesRow[] =>
  rows.toSorted((one, other) =>
    by === 'HOUR' || by === 'WEEKDAY' || by === 'REJECT_HOUR'
      ? Number(one.key) - Number(other.key)
      : IN_TIME.has(by)
        ? one.key.localeCompare(other.key)
        : other.amount - one.amount || one.key.localeCompare(other.key),
  );
