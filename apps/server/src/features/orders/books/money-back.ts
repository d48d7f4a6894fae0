import type { ReportDays } from '@tallrik/domain/orders/books/report-days';
import { isUuid } from '@tallrik/domain/is-uuid';
import type { RefundReason } from '@tallrik/domain/orders/refund';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { bookTables } from './book-tables.ts';
import type { BooksReader } from './books-reader.ts';

/** What went back once, or what a late rejection of the whole order takes out of the books again. */
export type MoneyBack = {
  id: string;
  orderId: string;
  orderNumber: string;
  venueId: string;
  at: string;
  day: string;
  /** Without the tip; below zero where it is taken out again. */
  amount: number;
  tip: number;
  paymentKind: string;
  reason: RefundReason | null;
};

type Place = { at: string; id: string; sign: number };
type Row = MoneyBack & { sign: number };

/** The rows whose sum the report of sales calls refunded (O-09), oldest first. */
export async function readMoneyBack(
  db: Database,
  reader: BooksReader,
  days: ReportDays,
  page: { after: Place | null; limit: number },
): Promise<{ refunds: MoneyBack[]; nextCursor: string | null }> {
  const { after, limit } = page;
  const { rows } = await sql<Row>`
    with ${bookTables(reader, days)}
    select given.id, given.order_id, orders.easy_id as order_number, given.venue_id,
      to_char(given.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, given.day::text as day,
      (given.sign * given.amount)::float8 as amount, (given.sign * given.tip)::float8 as tip, given.kind as payment_kind, refunds.reason,
      given.sign
    from given join orders on orders.id = given.order_id left join refunds on refunds.id = given.id
    ${
      after
        ? sql`where (given.at, given.id, given.sign) > (${after.at}::timestamptz, ${after.id}::uuid, ${after.sign}::int)`
        : sql``
    }
    order by given.at, given.id, given.sign limit ${limit + 1}`.execute(db);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    refunds: shown.map(({ sign: _sign, ...refund }) => refund),
    nextCursor: rows.length > limit && last ? writePlace(last) : null,
  };
}

const writePlace = ({ at, id, sign }: Place): string =>
  Buffer.from(`${at} ${id} ${sign}`).toString('base64url');

const LONGEST_PLACE = 120;
const LENGTH_OF_MOMENT = '2026-11-18T12:00:00.000000Z'.length;

/** Null for a cursor that is none of ours. */
export function readPlace(cursor: string): Place | null {
  if (cursor.length > LONGEST_PLACE) return null;
  const [at = '', id = '', sign = ''] = Buffer.from(cursor, 'base64url').toString().split(' ');
  const isMoment = at.length === LENGTH_OF_MOMENT && !Number.isNaN(Date.parse(at));
  return isMoment && isUuid(id) && (sign === '1' || sign === '-1')
    ? { at, id, sign: Number(sign) }
    : null;
}
