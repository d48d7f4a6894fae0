import type {
  TodayFigures,
  TodayHour,
  TodayItem,
  TodayRejection,
  TodaySums,
} from '@tallrik/contract/generated/staff-resolvers';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { bookTables, rejectedTable, todayTable } from './book-tables.ts';
import type { BooksReader } from './books-reader.ts';
import { readNeeds } from './today-needs.ts';

export const TOP_ITEMS = 7;

/** Wide enough for every zone: today on the earliest wall to today on the latest, and a week before. */
const daysAround = (now: Temporal.Instant) => {
  const day = now.toZonedDateTimeISO('UTC').toPlainDate();
  return {
    from: day.subtract({ days: 9 }).toString(),
    to: day.add({ days: 1 }).toString(),
  };
};

/**
 * An entry of today, or of the same weekday last week; of that one also whether it had come by this minute of the wall.
 */
const SIDES = sql`
  join todays on todays.venue_id = entry.venue_id and entry.day in (todays.day, todays.day - 7)
  cross join lateral (select entry.day = todays.day as is_today,
    entry.day = todays.day or entry.wall <= todays.wall - interval '7 days' as is_by_now) as side`;

const tables = (reader: BooksReader, now: Temporal.Instant): RawBuilder<unknown> => {
  const days = daysAround(now);
  return sql`${bookTables(reader, days)}, ${rejectedTable(reader, days)},
    ${todayTable(new Date(now.epochMilliseconds))}`;
};

/** The figures of now (MONEY-01), and what needs somebody (MONEY-02). */
export async function readToday(
  db: Database,
  reader: BooksReader,
  now: Temporal.Instant,
): Promise<TodayFigures> {
  const [figures, dishes, board, needs] = await Promise.all([
    readFigures(db, reader, now),
    readItems(db, reader, now),
    readBoard(db, reader, now),
    readNeeds(db, reader, now),
  ]);
  return { at: now.toString(), ...figures, ...dishes, ...board, needs };
}

type Side = TodaySums & { isToday: boolean; dayOrders: number };
type DaySums = {
  day: string | null;
  hour: number | null;
  sides: Side[];
  hours: TodayHour[];
  rejections: TodayRejection[];
  firstOrderLastWeek: string | null;
};

/** How long it took from the order to the food, of those nobody asked for later. */
const SECONDS_TO_READY = sql`(
  select extract(epoch from min(order_moves.at) - orders.created_at) from order_moves join orders
    on orders.id = order_moves.order_id
  where order_moves.order_id = entry.order_id and order_moves.to_status in ('READY', 'COMPLETED')
    and orders.desired_time is null and orders.cheque_id is null
  group by orders.created_at)`;

async function readFigures(db: Database, reader: BooksReader, now: Temporal.Instant) {
  const { rows } = await sql<DaySums>`
    with ${tables(reader, now)},
      shown as materialized (
        select entry.*, side.*, extract(hour from entry.wall)::int as hour, todays.begins,
          case when entry.sign = 1 and side.is_by_now then ${SECONDS_TO_READY} end as seconds
        from entries as entry ${SIDES}),
      refused as materialized (
        select entry.*, side.* from rejected as entry ${SIDES}),
      sides as (
        select is_today,
          coalesce(sum(sign * amount) filter (where is_by_now and not is_pay_later), 0)::float8 as turnover,
          coalesce(sum(sign) filter (where is_by_now and not is_pay_later), 0)::int as orders,
          avg(seconds)::int as seconds_to_ready,
          count(*) filter (where not is_pay_later)::int as day_orders
        from shown group by is_today),
      hours as (
        select hour, ((hour - min(begins) over () + 24) % 24) as place,
          coalesce(sum(sign) filter (where is_today), 0)::int as orders,
          coalesce(sum(sign) filter (where not is_today), 0)::int as before
        from shown where not is_pay_later group by hour, begins)
    select (select min(day)::text from todays) as day,
      (select min(extract(hour from wall))::int from todays) as hour,
      (select coalesce(json_agg(json_build_object('isToday', is_today, 'turnover', turnover, 'orders', orders,
        'secondsToReady', seconds_to_ready, 'dayOrders', day_orders,
        'rejected', (select count(*) from refused where refused.is_today = sides.is_today and refused.is_by_now))),
        '[]') from sides) as sides,
      (select coalesce(json_agg(json_build_object('hour', hour, 'orders', orders, 'before', before) order by place), '[]')
        from (select hour, min(place) as place, sum(orders)::int as orders, sum(before)::int as before
          from hours group by hour) as hour_rows) as hours,
      (select coalesce(json_agg(json_build_object('reason', reason, 'orders', orders) order by orders desc, reason), '[]')
        from (select reason, count(*)::int as orders from refused where is_today group by reason) as reasons) as rejections,
      (select to_json(min(orders.created_at)) from shown join orders on orders.id = shown.order_id
        where not shown.is_today and not shown.is_pay_later) as first_order_last_week`.execute(db);
  const [found] = rows;
  if (!found) throw new Error('Today without a row');
  const rejectedToday = found.rejections.reduce((sum, { orders }) => sum + orders, 0);
  const sideOf = (isToday: boolean) => found.sides.find((side) => side.isToday === isToday);
  const before = sideOf(false);
  return {
    hour: found.hour ?? 0,
    day: found.day ?? now.toZonedDateTimeISO('UTC').toPlainDate().toString(),
    now: sums(sideOf(true)) ?? {
      turnover: 0,
      orders: 0,
      secondsToReady: null,
      rejected: rejectedToday,
    },
    lastWeek: before && before.dayOrders > 0 ? sums(before) : null,
    hours: fillHours(found.hours),
    rejections: found.rejections,
    firstOrderLastWeek:
      found.firstOrderLastWeek === null ? null : new Date(found.firstOrderLastWeek).toISOString(),
  };
}

const sums = (side: Side | undefined): TodaySums | null =>
  side
    ? {
        turnover: side.turnover,
        orders: side.orders,
        secondsToReady: side.secondsToReady ?? null,
        rejected: side.rejected,
      }
    : null;

/** Hours between the first and the last that had nothing are drawn too. */
function fillHours(hours: readonly TodayHour[]): TodayHour[] {
  const filled: TodayHour[] = [];
  for (const next of hours) {
    const last = filled.at(-1);
    for (
      let hour = last ? (last.hour + 1) % 24 : next.hour;
      hour !== next.hour;
      hour = (hour + 1) % 24
    )
      filled.push({ hour, orders: 0, before: 0 });
    filled.push(next);
  }
  return filled;
}

/** What was ordered most, also by tables that pay later (O-09). */
async function readItems(
  db: Database,
  reader: BooksReader,
  now: Temporal.Instant,
): Promise<{ items: TodayItem[]; itemCount: number }> {
  const { rows } = await sql<TodayItem & { itemCount: number }>`
    with ${tables(reader, now)},
      lines as (
        select order_items.entry -> 'item' ->> 'id' as id, order_items.entry -> 'item' ->> 'title' as title,
          order_items.amount, entry.sign, entry.wall
        from entries as entry join todays on todays.venue_id = entry.venue_id and entry.day = todays.day
          join order_items on order_items.order_id = entry.order_id
        where not entry.is_receipt)
    select lines.id, (array_agg(lines.title order by lines.wall desc))[1] as title, max(items.image) as image,
      sum(lines.sign)::int as units, sum(lines.sign * lines.amount)::float8 as amount,
      (count(*) over ())::int as item_count
    from lines left join items on items.id::text = lines.id
    where lines.id is not null
    group by lines.id having sum(lines.sign) > 0
    order by units desc, amount desc, lines.id limit ${TOP_ITEMS}`.execute(db);
  return {
    items: rows.map(({ itemCount: _count, ...item }) => item),
    itemCount: rows[0]?.itemCount ?? 0,
  };
}

type Board = Pick<TodayFigures, 'pending' | 'preparing' | 'ready' | 'overdue'>;

async function readBoard(
  db: Database,
  { companyId, venueIds }: BooksReader,
  now: Temporal.Instant,
): Promise<Board> {
  const { rows } = await sql<Board>`
    select count(*) filter (where status = 'PENDING')::int as pending,
      count(*) filter (where status in ('ACCEPTED', 'FINALIZING'))::int as preparing,
      count(*) filter (where status = 'READY')::int as ready,
      count(*) filter (where status in ('ACCEPTED', 'FINALIZING')
        and estimated_finish_time < ${new Date(now.epochMilliseconds)})::int as overdue
    from orders
    where company_id = ${companyId}::uuid and not is_test and status in ('PENDING', 'ACCEPTED', 'FINALIZING', 'READY')
      ${venueIds === 'ALL' ? sql`` : sql`and venue_id = any(${[...venueIds]}::uuid[])`}`.execute(
    db,
  );
  const [board] = rows;
  if (!board) throw new Error('A board without a row');
  return board;
}
