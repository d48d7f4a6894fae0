import type { TimelineEntry, TimelineSource } from '@tallrik/contract/generated/staff-resolvers';
import type { Currency } from '@tallrik/domain/money/currency';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { jobsTable, tasksTable } from '../../platform/jobs/runner-tables.ts';

type TimelineRow = {
  at: Date;
  source: TimelineSource;
  what: string;
  amount: number | null;
  currency: string | null;
  details: Record<string, unknown>;
};

/**
 * The whole story of one order in one statement, oldest first, and within a moment as one follows from the other. Only what is
 * named here leaves the tables: of a cart event its type and which line, never a comment, a name or a payload; of a
 * notice what happened, never who paid; of work that failed that it did, for a mail server's words may name an address.
 */
export async function readOrderTimeline(
  db: Database,
  companyId: string,
  order: { id: string; cartId: string },
): Promise<TimelineEntry[]> {
  const { rows } = await sql<TimelineRow>`
    with order_payments as (
      select id, psp_reference from payments where cart_id = ${order.cartId} and company_id = ${companyId}
    ), order_sessions as (
      select * from payment_sessions where cart_id = ${order.cartId} and company_id = ${companyId}
    )
    select at, source, what, amount, currency, details from (
    select received_at as at, sequence::bigint as place, 'CART' as source, type as what, null::int as amount, null as currency,
      jsonb_strip_nulls(jsonb_build_object('sequence', sequence, 'itemId', event -> 'item' -> 'itemId',
        'items', jsonb_array_length(case when jsonb_typeof(event -> 'items') = 'array' then event -> 'items' end),
        'resultCode', event -> 'resultCode')) as details
    from cart_events where cart_id = ${order.cartId} and company_id = ${companyId}
    union all
    select created_at, 0, 'SESSION', 'OPENED', amount, currency, jsonb_build_object(
      'sessionId', id, 'state', state, 'tip', tip, 'cartSequence', cart_sequence, 'expiresAt', expires_at)
    from order_sessions
    union all
    select ledger.at, ledger.id, 'LEDGER', entry, amount, currency,
      jsonb_build_object('paymentId', payment_id, 'reference', provider_reference)
    from payment_ledger ledger where payment_id in (select id from order_payments)
    union all
    select received_at, id, 'NOTICE', notice ->> 'kind', (notice ->> 'amount')::int, notice ->> 'currency',
      jsonb_strip_nulls(jsonb_build_object('paymentReference', notice -> 'paymentReference',
        'reason', notice -> 'reason', 'processedAt', processed_at))
    from payment_notices
    where notice ->> 'paymentReference' in (select psp_reference from order_payments)
      or notice ->> 'reference' in (select reference from order_sessions)
    union all
    select at, order_moves.version, 'KITCHEN', to_status, null, null, jsonb_strip_nulls(jsonb_build_object('from', from_status,
      'version', order_moves.version, 'actor', actor, 'staffId', staff_id, 'staffName', staff.name, 'reason', reason,
      'undoesVersion', undoes_version, 'addedMinutes', added_minutes,
      'stationName', station_name))
    from order_moves left join staff_members staff on staff.id = staff_id
    where order_id = ${order.id} and order_moves.company_id = ${companyId}
    union all
    select mail.at, mail.place, 'MAIL', mail.what, null, null, mail.details from (
      select requested_at as at, 0 as place, 'RECEIPT_ASKED' as what, jsonb_build_object('mailId', id) as details
      from receipt_mails where order_id = ${order.id} and company_id = ${companyId}
      union all
      select coalesce(sent_at, requested_at), 1, case when sent_at is null then 'RECEIPT_NOT_SENT' else 'RECEIPT_SENT' end,
        jsonb_build_object('mailId', id)
      from receipt_mails
      where order_id = ${order.id} and company_id = ${companyId} and (sent_at is not null or email is null)
      union all
      select mailed_at, 2, 'REFUND_SENT', jsonb_build_object('refundId', id) from refunds
      where order_id = ${order.id} and company_id = ${companyId} and mailed_at is not null) as mail
    union all
    select refunds.created_at, 0, 'REFUND', refunds.reason, refunds.amount, orders.currency, jsonb_strip_nulls(
      jsonb_build_object('refundId', refunds.id, 'tip', refunds.tip, 'staffId', refunds.staff_id,
        'staffName', staff.name))
    from refunds join orders on orders.id = refunds.order_id left join staff_members staff on staff.id = refunds.staff_id
    where refunds.order_id = ${order.id} and refunds.company_id = ${companyId}
    union all
    select jobs.created_at, jobs.id, 'JOB', tasks.identifier, null, null, jsonb_strip_nulls(jsonb_build_object(
      'jobId', jobs.id::text, 'runAt', jobs.run_at, 'attempts', jobs.attempts,
      'hasFailed', case when jobs.last_error is not null then true end))
    from ${jobsTable} jobs
    join ${tasksTable} tasks on tasks.id = jobs.task_id
    where jobs.payload ->> 'orderId' = ${order.id}
      or jobs.payload ->> 'refundId' in (select id::text from refunds where order_id = ${order.id})
      or jobs.payload ->> 'mailId' in (select id::text from receipt_mails where order_id = ${order.id})
      or jobs.payload ->> 'sessionId' in (select id::text from order_sessions)
      or jobs.payload ->> 'paymentId' in (select id::text from order_payments)
    ) as story
    order by at,
      array_position(array['CART', 'SESSION', 'NOTICE', 'LEDGER', 'KITCHEN', 'REFUND', 'MAIL', 'JOB'], source), place`.execute(
    db,
  );
  return rows.map((row) => ({
    ...row,
    at: row.at.toISOString(),
    currency: row.currency as Currency | null,
  }));
}
