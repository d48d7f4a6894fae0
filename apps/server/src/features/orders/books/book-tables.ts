import { CLOSES_AFTER_HOURS } from '@tallrik/domain/orders/books/business-day';
import type { ReportDays } from '@tallrik/domain/orders/books/report-days';
import { sql, type RawBuilder } from 'kysely';
import type { BooksReader } from './books-reader.ts';

type Part = RawBuilder<unknown>;

/** An instant on the wall of the venue whose clock it is. */
const wallOn = (clock: Part, at: Part): Part => sql`(${at} at time zone ${clock}.time_zone)`;
/** The clock that holds for an instant: a venue has one row for each hour its days ever began at. */
const holdsFor = (clock: Part, venueId: Part, at: Part): Part =>
  sql`${clock}.venue_id = ${venueId} and ${wallOn(clock, at)}::date >= ${clock}.first_day
    and ${wallOn(clock, at)}::date < ${clock}.next_day`;
/** The domain's `businessDay`, read the same way: from the wall towards the day. */
const dayOn = (clock: Part, at: Part): Part =>
  sql`(${wallOn(clock, at)} - make_interval(hours => ${clock}.begins))::date`;

/** Around whole days, wherever on earth: exact bounds follow from each venue's clock. */
const boundsOf = (at: Part, { from, to }: ReportDays): Part =>
  sql`${at} >= ${from}::date - 2 and ${at} < ${to}::date + 3`;

const CLOCK = sql`clocks`;
const ORDERED_AT = sql`orders.created_at`;
const VENUE = sql`orders.venue_id`;
const closing = (at: Part): Part => sql`(${at} - make_interval(hours => ${CLOSES_AFTER_HOURS}))`;

/** The domain's `isDayClosed` of an order's day at its rejection. */
const isRejectedLate = sql`exists (
  select from (
      select coalesce(max(order_moves.at), orders.created_at) as at from order_moves
      where order_moves.order_id = orders.id and order_moves.to_status = 'REJECTED') as rejection
    join clocks as sold on ${holdsFor(sql`sold`, VENUE, ORDERED_AT)}
    join clocks as closed on ${holdsFor(sql`closed`, VENUE, closing(sql`rejection.at`))}
  where ${dayOn(sql`closed`, closing(sql`rejection.at`))} > ${dayOn(sql`sold`, ORDERED_AT)})`;

const ORDER_COLUMNS = sql`orders.id as order_id, orders.venue_id, orders.type, orders.is_pay_later,
  orders.cheque_id is not null as is_receipt, orders.total - orders.tip as amount, orders.tip`;

/**
 * What went back of payments: parts of them, and the whole of a receipt whose every dish was rejected, which is asked
 * for without a part (docs/decisions/0016). A part of the kitchen's has no tip of its own but where it is the last.
 */
export const MONEY_BACK = sql`
  select part_refunds.id, part_refunds.company_id, part_refunds.payment_id, part_refunds.created_at as at,
    part_refunds.amount, case when refunds.id is not null then refunds.tip
      when part_refunds.amount + (
          select coalesce(sum(earlier.amount), 0) from part_refunds as earlier
          where earlier.payment_id = part_refunds.payment_id
            and (earlier.created_at, earlier.id) < (part_refunds.created_at, part_refunds.id)) >= payments.amount
        then payments.tip - (
          select coalesce(sum(given_tips.tip), 0) from part_refunds as earlier
            join refunds as given_tips on given_tips.id = earlier.id
          where earlier.payment_id = part_refunds.payment_id)
      else 0 end as tip, refunds.by_rate
  from part_refunds join payments on payments.id = part_refunds.payment_id
    left join refunds on refunds.id = part_refunds.id
  union all
  select payments.id, payments.company_id, payments.id, released.at, payments.amount, payments.tip, null::jsonb
  from payments cross join lateral (
    select min(payment_ledger.at) as at from payment_ledger
    where payment_ledger.payment_id = payments.id and payment_ledger.entry in ('REFUND_ASKED', 'CANCEL_ASKED')
  ) as released
  where payments.is_due_back and released.at is not null`;

/**
 * The books of some days as tables to be summed: `clocks`, `rejections` (late ones), `entries` (sales, and what a late
 * rejection takes back) and `given` (refunds). What `bookEntries` of the domain says of one order, said of all at once;
 * dishes of pay-later orders are among the entries, for who counts dishes and not money.
 */
export const bookTables = (
  { companyId, venueIds }: BooksReader,
  days: ReportDays,
): RawBuilder<unknown> => {
  const inDays = (clock: Part, at: Part) =>
    sql`${dayOn(clock, at)} between ${days.from}::date and ${days.to}::date`;
  const ofVenues = venueIds === 'ALL' ? sql`` : sql`and venues.id = any(${[...venueIds]}::uuid[])`;
  return sql`
    clocks as (
      select venues.id as venue_id, venues.time_zone, venue_day_hours.begins, venue_day_hours.first_day,
        lead(venue_day_hours.first_day, 1, '9999-12-31'::date)
          over (partition by venues.id order by venue_day_hours.first_day) as next_day
      from venues join venue_day_hours on venue_day_hours.venue_id = venues.id
      where venues.company_id = ${companyId}::uuid ${ofVenues}),
    rejections as (
      select moves.order_id, moves.at, ${dayOn(CLOCK, sql`moves.at`)} as day, ${wallOn(CLOCK, sql`moves.at`)} as wall
      from (
          select order_moves.order_id, max(order_moves.at) as at from order_moves
          where order_moves.company_id = ${companyId}::uuid and order_moves.to_status = 'REJECTED'
            and ${boundsOf(sql`order_moves.at`, days)}
          group by order_moves.order_id) as moves
        join orders on orders.id = moves.order_id and orders.status = 'REJECTED' and not orders.is_test
        join clocks on ${holdsFor(CLOCK, VENUE, sql`moves.at`)}
      where ${inDays(CLOCK, sql`moves.at`)} and ${isRejectedLate}),
    entries as (
      select ${ORDER_COLUMNS}, 1 as sign, ${dayOn(CLOCK, ORDERED_AT)} as day, ${wallOn(CLOCK, ORDERED_AT)} as wall
      from orders join clocks on ${holdsFor(CLOCK, VENUE, ORDERED_AT)}
      where orders.company_id = ${companyId}::uuid and not orders.is_test and ${boundsOf(ORDERED_AT, days)}
        and ${inDays(CLOCK, ORDERED_AT)} and (orders.status <> 'REJECTED' or ${isRejectedLate})
      union all
      select ${ORDER_COLUMNS}, -1, rejections.day, rejections.wall
      from rejections join orders on orders.id = rejections.order_id),
    money_back as not materialized (${MONEY_BACK}),
    given as (
      select orders.id as order_id, orders.venue_id, orders.type, payments.kind, money_back.amount - money_back.tip as amount,
        1 as sign, ${dayOn(CLOCK, sql`money_back.at`)} as day, ${wallOn(CLOCK, sql`money_back.at`)} as wall,
        money_back.id, money_back.at, money_back.tip
      from money_back join payments on payments.id = money_back.payment_id
        join orders on orders.id = payments.order_id
        join clocks on ${holdsFor(CLOCK, VENUE, sql`money_back.at`)}
      where money_back.company_id = ${companyId}::uuid and not orders.is_test and not orders.is_pay_later
        and ${boundsOf(sql`money_back.at`, days)} and ${inDays(CLOCK, sql`money_back.at`)}
        and (orders.status <> 'REJECTED' or ${isRejectedLate})
      union all
      select orders.id, orders.venue_id, orders.type, payments.kind, money_back.amount - money_back.tip, -1, rejections.day,
        rejections.wall, money_back.id, rejections.at, money_back.tip
      from rejections join orders on orders.id = rejections.order_id and not orders.is_pay_later
        join payments on payments.order_id = orders.id
        join money_back on money_back.payment_id = payments.id)`;
};

/** Orders that were rejected, on the day they were made: their own report and no other (MONEY-21). */
export const rejectedTable = ({ companyId }: BooksReader, days: ReportDays): Part => sql`
  rejected as (
    select orders.id as order_id, coalesce(orders.reject_reason, '') as reason, orders.total - orders.tip as amount,
      ${dayOn(CLOCK, ORDERED_AT)} as day, ${wallOn(CLOCK, ORDERED_AT)} as wall, orders.venue_id,
      extract(epoch from coalesce((select max(order_moves.at) from order_moves
        where order_moves.order_id = orders.id and order_moves.to_status = 'REJECTED'), orders.created_at)
        - orders.created_at)::float8 as seconds
    from orders join clocks on ${holdsFor(CLOCK, VENUE, ORDERED_AT)}
    where orders.company_id = ${companyId}::uuid and orders.status = 'REJECTED' and not orders.is_test
      and ${boundsOf(ORDERED_AT, days)}
      and ${dayOn(CLOCK, ORDERED_AT)} between ${days.from}::date and ${days.to}::date)`;

/** The day of now, and the wall's time, at each venue. */
export const todayTable = (now: Date): Part => {
  const at = sql`${now}::timestamptz`;
  return sql`todays as (
    select clocks.venue_id, clocks.time_zone, clocks.begins, ${dayOn(CLOCK, at)} as day, ${wallOn(CLOCK, at)} as wall
    from clocks where ${wallOn(CLOCK, at)}::date >= clocks.first_day and ${wallOn(CLOCK, at)}::date < clocks.next_day)`;
};
