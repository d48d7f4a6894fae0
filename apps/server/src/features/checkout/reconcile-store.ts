import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { PaymentState } from './payment-store.ts';

/** A run looks at this many of each kind; what is left over is older next time and comes first. */
const BATCH = 500;
/** Rejections are looked back at for as long as a provider may take to report. */
const REJECTED_DAYS = 14;

export type UnsettledPayment = {
  id: string;
  companyId: string;
  state: PaymentState;
  orderStatus: string | null;
  capturesAtOnce: boolean;
  isDueBack: boolean;
};

/** Of what was given back in parts nothing is left to release. */
const IS_LEFT = sql`payments.amount > coalesce(
  (select sum(part_refunds.amount) from part_refunds where part_refunds.payment_id = payments.id), 0)`;

/** Money that has not come to rest for a while, and taken money whose order is not there to keep it. */
export async function findUnsettledPayments(
  db: Database,
  before: Temporal.Instant,
  now: Temporal.Instant,
): Promise<UnsettledPayment[]> {
  const limit = new Date(before.epochMilliseconds);
  const rejectedSince = new Date(now.epochMilliseconds - REJECTED_DAYS * 86_400_000);
  const { rows } = await sql<UnsettledPayment>`
    with unsettled as (
      (select id from payments
       where state in ('AUTHORISED', 'CAPTURE_ASKED', 'CANCEL_ASKED', 'REFUND_ASKED')
         and state_since <= ${limit} and trouble is null
       order by state_since limit ${BATCH})
      union
      (select id from payments
       where state = 'CAPTURED' and order_id is null and state_since <= ${limit} and trouble is null
       limit ${BATCH})
      union
      (select id from payments
       where state = 'CAPTURED' and is_due_back and state_since <= ${limit} and trouble is null and ${IS_LEFT}
       limit ${BATCH})
      union
      (select payments.id from orders join payments on payments.order_id = orders.id
       where orders.status = 'REJECTED' and orders.created_at >= ${rejectedSince}
         and payments.state = 'CAPTURED' and payments.state_since <= ${limit} and payments.trouble is null
         and ${IS_LEFT}
       limit ${BATCH})
    )
    select payments.id, payments.company_id as "companyId", payments.state,
      orders.status as "orderStatus", companies.captures_at_once as "capturesAtOnce",
      payments.is_due_back as "isDueBack"
    from unsettled
    join payments on payments.id = unsettled.id
    join companies on companies.id = payments.company_id
    left join orders on orders.id = payments.order_id
    order by payments.state_since`.execute(db);
  return rows;
}

export const findOverdueSessions = (db: Database, before: Temporal.Instant) =>
  db
    .selectFrom('paymentSessions')
    .select(['id', 'companyId'])
    .where('state', 'in', ['OPENING', 'OPEN'])
    .where('expiresAt', '<=', new Date(before.epochMilliseconds))
    .orderBy('expiresAt')
    .limit(BATCH)
    .execute();

export const findForgottenNotifications = (db: Database, before: Temporal.Instant) =>
  db
    .selectFrom('paymentNotices')
    .select('id')
    .where('processedAt', 'is', null)
    .where('receivedAt', '<=', new Date(before.epochMilliseconds))
    .orderBy('id')
    .limit(BATCH)
    .execute();

/** Parts that are due back and not confirmed, whether they were asked for or not. */
export const findUnconfirmedParts = (db: Database, before: Temporal.Instant) =>
  db
    .selectFrom('partRefunds')
    .select(['id', 'companyId'])
    .where('doneAt', 'is', null)
    .where('createdAt', '<=', new Date(before.epochMilliseconds))
    .orderBy('createdAt')
    .limit(BATCH)
    .execute();

/** Food that is being made though nobody pays for it: no payment at all, or one that was given back. */
export async function findUnpaidOrders(
  db: Database,
  before: Temporal.Instant,
): Promise<{ id: string; companyId: string }[]> {
  const { rows } = await sql<{ id: string; companyId: string }>`
    select orders.id, orders.company_id as "companyId"
    from orders left join payments on payments.order_id = orders.id
    where orders.status in ('PENDING', 'ACCEPTED', 'FINALIZING', 'READY')
      and orders.created_at <= ${new Date(before.epochMilliseconds)}
      and (payments.id is null or payments.state in ('CANCELLED', 'REFUNDED', 'WAIVED'))
    limit ${BATCH}`.execute(db);
  return rows;
}
