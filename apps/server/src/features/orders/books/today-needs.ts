import type { TodayNeed, TodayNeedKind } from '@tallrik/contract/generated/staff-resolvers';
import { CHARGEBACK_STAGES } from '@tallrik/domain/checkout/chargeback';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { BooksReader } from './books-reader.ts';
import { readHolidayNeeds } from './holiday-needs.ts';

/** Worst first (MONEY-02). */
const WORST_FIRST: readonly TodayNeedKind[] = [
  'COUNTER_OWED',
  'CHARGEBACK',
  'PAYMENT_TROUBLE',
  'FINDING',
  'OVERDUE',
  'PAUSED',
  'CLOSED_TODAY',
  'INVOICE_OVERDUE',
  'HOLIDAY',
  'SOLD_OUT',
  'WITHOUT_PICTURE',
];

/** How far a dispute has come. */
const PLACE = sql`array_position(${[...CHARGEBACK_STAGES]}::text[], stage)`;

type Need = Omit<TodayNeed, 'until'> & { until: Date | null };

/** Everything that needs somebody, in two statements: it is asked again every few seconds. */
export async function readNeeds(
  db: Database,
  { companyId, venueIds }: BooksReader,
  now: Temporal.Instant,
): Promise<TodayNeed[]> {
  const at = sql`${new Date(now.epochMilliseconds)}::timestamptz`;
  const { rows } = await sql<Need>`
    with own as (
      select id, name, time_zone, paused_until, (${at} at time zone time_zone)::date as today from venues
      where company_id = ${companyId}::uuid and active and not deleted
        ${venueIds === 'ALL' ? sql`` : sql`and id = any(${[...venueIds]}::uuid[])`}),
      troubled as (
        select payments.order_id, orders.easy_id from payments join own on own.id = payments.venue_id
          left join orders on orders.id = payments.order_id
        where payments.company_id = ${companyId}::uuid and payments.trouble is not null and not exists (
          select from reconciliation_findings as finding
          where finding.kind = 'MOVEMENT_REFUSED' and finding.subject_id = payments.id::text
            and finding.settled_by is not null)),
      overdue as (
        select orders.id, orders.easy_id from orders join own on own.id = orders.venue_id
        where orders.status in ('ACCEPTED', 'FINALIZING') and not orders.is_test and orders.estimated_finish_time < ${at}),
      sold_out as (
        select distinct items.id, items.title from inventory join own on own.id = inventory.venue_id
          join items on items.id = inventory.item_id and not items.deleted
        where inventory.out_of_stock or inventory.count = 0),
      closed as (
        select distinct on (own.id) own.id, own.name, exception.ranges from own
          join venue_hours_exceptions as exception on exception.venue_id = own.id
        where case when exception.is_yearly
            then to_char(own.today, 'MM-DD') between to_char(exception.first_day, 'MM-DD')
              and to_char(exception.last_day, 'MM-DD')
            else own.today between exception.first_day and exception.last_day end
        order by own.id, exception.last_day - exception.first_day, exception.saved_at desc)
    select 'PAYMENT_TROUBLE' as kind, count(*)::int as count,
      case when count(*) = 1 then max(order_id::text) end as subject_id,
      case when count(*) = 1 then max(easy_id) end as name, null::timestamptz as until, null as time_zone,
      null::int as amount
    from troubled
    union all
    select 'COUNTER_OWED', 1, orders.id::text, orders.easy_id, null, null, sum(debt.amount - debt.given_back)::int
    from counter_debts as debt join payments on payments.id = debt.payment_id
      join own on own.id = payments.venue_id join orders on orders.id = payments.order_id
    where debt.company_id = ${companyId}::uuid and debt.ended_at is null group by orders.id
    union all
    select 'CHARGEBACK', 1, orders.id::text, orders.easy_id, dispute.answer_by, own.time_zone, dispute.amount
    from reconciliation_findings as finding join payments on payments.id::text = finding.subject_id
      join own on own.id = payments.venue_id left join orders on orders.id = payments.order_id
      cross join lateral (
        select (array_agg(amount order by ${PLACE} desc))[1] as amount,
          case when not bool_or(stage = 'SECOND_CHARGEBACK') then
            (array_agg(answer_by order by ${PLACE} desc) filter (where answer_by is not null))[1] end as answer_by
        from chargebacks where chargebacks.payment_id = payments.id) as dispute
    where finding.company_id = ${companyId}::uuid and finding.kind = 'CHARGEBACK' and finding.resolved_at is null
    union all
    select 'FINDING', count(*)::int, null, null, null, null, null from reconciliation_findings
    where company_id = ${companyId}::uuid and resolved_at is null and remedy = 'OPERATOR'
      and kind not in ('COUNTER_OWED', 'MOVEMENT_REFUSED', 'CHARGEBACK') and ${venueIds === 'ALL'}
    union all
    select 'OVERDUE', count(*)::int, case when count(*) = 1 then max(id::text) end,
      case when count(*) = 1 then max(easy_id) end, null, null, null from overdue
    union all
    select 'PAUSED', 1, id::text, name, paused_until, time_zone, null from own where paused_until > ${at}
    union all
    select 'CLOSED_TODAY', 1, id::text, name, null, null, null from closed where ranges = '[]'::jsonb
    union all
    select 'INVOICE_OVERDUE', count(*)::int, null, null, null, null, null from invoices
    where company_id = ${companyId}::uuid and paid_at is null and total > (
        select coalesce(sum(credit_notes.total), 0) from credit_notes where credit_notes.invoice_id = invoices.id)
      and due_on::date < (${at} at time zone 'UTC')::date
      and ${venueIds === 'ALL'}
    union all
    select 'SOLD_OUT', count(*)::int, case when count(*) = 1 then max(id::text) end,
      case when count(*) = 1 then max(title) end, null, null, null from sold_out
    union all
    select 'WITHOUT_PICTURE', count(*)::int, null, null, null, null, null from items
    where company_id = ${companyId}::uuid and not deleted and coalesce(image, '') = ''`.execute(db);
  const found = rows
    .filter(({ count }) => count > 0)
    .map((need) => ({ ...need, until: need.until?.toISOString() ?? null }));
  return [...found, ...(await readHolidayNeeds(db, { companyId, venueIds }, now))].toSorted(
    (one, other) => WORST_FIRST.indexOf(one.kind) - WORST_FIRST.indexOf(other.kind),
  );
}
