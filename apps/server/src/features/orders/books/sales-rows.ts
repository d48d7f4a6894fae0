import type { SalesBy, SalesRow } from '@tallrik/contract/generated/staff-resolvers';
import type { ReportDays } from '@tallrik/domain/orders/books/report-days';
import { unreachable } from '@tallrik/domain/unreachable';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { bookTables, rejectedTable } from './book-tables.ts';
import type { BooksReader } from './books-reader.ts';
import { wholeDiscount } from './whole-discount.ts';

export type Row = Omit<SalesRow, 'before'>;

/** How an order is sorted; `entry` is one of the two tables that have these columns. */
type OrderKey = 'DAY' | 'HOUR' | 'WEEKDAY' | 'MONTH' | 'VENUE' | 'SERVICE_TYPE' | 'PAYMENT_KIND';
const KEYS: Readonly<Record<OrderKey, RawBuilder<unknown>>> = {
  DAY: sql`entry.day::text`,
  HOUR: sql`extract(hour from entry.wall)::text`,
  WEEKDAY: sql`extract(isodow from entry.day)::text`,
  MONTH: sql`to_char(entry.day, 'YYYY-MM')`,
  VENUE: sql`entry.venue_id::text`,
  SERVICE_TYPE: sql`entry.type`,
  PAYMENT_KIND: sql`coalesce(entry.kind, '')`,
};

/** Every row of a report, in no order. */
export function readSalesRows(
  db: Database,
  reader: BooksReader,
  days: ReportDays,
  by: SalesBy,
): Promise<Row[]> {
  const books = bookTables(reader, days);
  switch (by) {
    case 'ITEM':
    case 'CATEGORY':
    case 'OPTION':
      return run(db, dishQuery(books, by));
    case 'DISCOUNT':
      return run(db, discountQuery(books));
    case 'REJECT_REASON':
    case 'REJECT_HOUR':
      return run(db, rejectQuery(sql`${books}, ${rejectedTable(reader, days)}`, by));
    case 'DAY':
    case 'HOUR':
    case 'WEEKDAY':
    case 'MONTH':
    case 'VENUE':
    case 'SERVICE_TYPE':
    case 'PAYMENT_KIND':
      return run(db, orderQuery(books, KEYS[by]));
    default:
      return unreachable(by);
  }
}

async function run(db: Database, query: RawBuilder<Row>): Promise<Row[]> {
  return (await query.execute(db)).rows;
}

/** Sales and what went back, both by the same key; a day that had refunds only is a row as well. */
const orderQuery = (books: RawBuilder<unknown>, key: RawBuilder<unknown>) => sql<Row>`
  with ${books},
    paid as (
      select entries.*, payments.kind from entries left join payments on payments.order_id = entries.order_id
      where not entries.is_pay_later),
    sales as (
      select ${key} as key, sum(sign)::int as orders, sum(sign * amount)::float8 as amount
      from paid as entry group by 1),
    backs as (
      select ${key} as key, sum(sign * amount)::float8 as refunded from given as entry group by 1)
  select key, case when key ~ '^[0-9a-f-]{36}$' then (select name from venues where id = key::uuid) end as label,
    coalesce(sales.amount, 0) as amount, coalesce(sales.orders, 0) as orders, null::int as units,
    coalesce(backs.refunded, 0) as refunded, null::int as seconds_waited
  from sales full join backs using (key)`;

const CATEGORY_OF = sql`(select categories.id from item_categories
  join categories on categories.id = item_categories.category_id
  where item_categories.item_id::text = lines.item_id
  order by item_categories.position, categories."order" desc, categories.id limit 1)`;

/**
 * Money by the paid lines, dishes by the ordered ones: what a table has eaten is counted when it was ordered, and once
 * (O-09).
 */
function dishQuery(books: RawBuilder<unknown>, by: 'ITEM' | 'CATEGORY' | 'OPTION') {
  const lines =
    by === 'OPTION'
      ? sql`select option ->> 'id' as item_id, option ->> 'name' as title,
            coalesce((option ->> 'price')::int, 0) as amount, entries.sign, entries.is_pay_later, entries.is_receipt,
            entries.wall
          from entries join order_items on order_items.order_id = entries.order_id
            cross join lateral jsonb_array_elements(order_items.variations) as option`
      : sql`select order_items.entry -> 'item' ->> 'id' as item_id, order_items.entry -> 'item' ->> 'title' as title,
            order_items.amount, entries.sign, entries.is_pay_later, entries.is_receipt, entries.wall
          from entries join order_items on order_items.order_id = entries.order_id`;
  const summed = sql`
    select item_id, (array_agg(title order by wall desc))[1] as title,
      coalesce(sum(sign) filter (where not is_receipt), 0)::int as units,
      coalesce(sum(sign * amount) filter (where not is_pay_later), 0)::float8 as amount
    from (${lines}) as line group by item_id`;
  return by === 'CATEGORY'
    ? sql<Row>`with ${books}, lines as materialized (${summed}),
        sorted as (select ${CATEGORY_OF} as category_id, units, amount from lines)
      select coalesce(category_id::text, '') as key, max(categories.name) as label, sum(amount)::float8 as amount,
        null::int as orders, sum(units)::int as units, null::float8 as refunded, null::int as seconds_waited
      from sorted left join categories on categories.id = sorted.category_id group by 1`
    : sql<Row>`with ${books}, lines as (${summed})
      select coalesce(item_id, '') as key, title as label, amount, null::int as orders, units,
        null::float8 as refunded, null::int as seconds_waited from lines`;
}

/** The domain's `discountSource`, of every line at once. */
const discountQuery = (books: RawBuilder<unknown>) => sql<Row>`
  with ${books},
    lines as (
      select entries.order_id, entries.is_receipt, entries.sign, order_items.discount,
        order_items.offer ->> 'id' as offer_id, order_items.offer ->> 'name' as offer_name
      from entries join order_items on order_items.order_id = entries.order_id
      where not entries.is_pay_later and order_items.discount > 0
      union all
      select entries.order_id, entries.is_receipt, entries.sign, order_fees.discount, null, null
      from entries join order_fees on order_fees.order_id = entries.order_id
      where not entries.is_pay_later and order_fees.discount > 0),
    wholes as (
      select paid.order_id, ${wholeDiscount(sql`paid.order_id`, sql`paid.is_receipt`)} as source
      from (select distinct order_id, is_receipt from lines where offer_id is null) as paid),
    named as (
      select lines.order_id, lines.sign, lines.discount,
        coalesce(lines.offer_id, wholes.source ->> 'id', '') as key,
        coalesce(lines.offer_name, wholes.source ->> 'name') as label
      from lines left join wholes on wholes.order_id = lines.order_id and lines.offer_id is null)
  select key, max(label) as label, sum(sign * discount)::float8 as amount,
    (count(distinct order_id) filter (where sign = 1) - count(distinct order_id) filter (where sign = -1))::int as orders,
    null::int as units, null::float8 as refunded, null::int as seconds_waited
  from named group by key`;

const REJECT_KEYS = { REJECT_REASON: sql`reason`, REJECT_HOUR: sql`extract(hour from wall)::text` };

const rejectQuery = (books: RawBuilder<unknown>, by: keyof typeof REJECT_KEYS) => sql<Row>`
  with ${books}
  select ${REJECT_KEYS[by]} as key, null as label, sum(amount)::float8 as amount, count(*)::int as orders, null::int as units,
    null::float8 as refunded, avg(seconds)::int as seconds_waited
  from rejected group by 1`;
