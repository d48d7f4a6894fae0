import type {
  CounterKind,
  RefundReason,
  RefundState,
} from '@tallrik/contract/generated/staff-resolvers';
import { minor, type Minor } from '@tallrik/domain/money/minor';
import type { PastRefund, RefundPlan } from '@tallrik/domain/orders/refund';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

export type RefundRow = {
  id: string;
  at: string;
  staffName: string | null;
  amount: number;
  tip: number;
  reason: RefundReason | null;
  note: string | null;
  state: RefundState;
  providerWords: string | null;
  counterKind: CounterKind | null;
};

/** What the restaurant's people gave back, what the kitchen did by rejecting dishes, and all of it where it was rejected. */
export const readRefunds = async (db: Database, orderId: string): Promise<RefundRow[]> =>
  (await readRefundsOf(db, [orderId])).map(({ orderId: _order, ...refund }) => refund);

/** The same of many orders. */
export async function readRefundsOf(
  db: Database,
  orderIds: readonly string[],
): Promise<(RefundRow & { orderId: string })[]> {
  const ids = [...orderIds];
  const { rows } = await sql<Omit<RefundRow, 'at'> & { at: Date; orderId: string }>`
    select payments.order_id, part.id, part.created_at as at, staff_members.name as staff_name, part.amount,
      coalesce(refunds.tip, 0) as tip, refunds.reason, refunds.note, part.refusal as provider_words,
      part.counter_kind, case
        when part.done_at is not null then 'CONFIRMED' when part.asked_at is not null then 'ASKED'
        when part.attempt > 0 then 'REFUSED' else 'WAITING' end as state
    from part_refunds as part
    join payments on payments.id = part.payment_id
    left join refunds on refunds.id = part.id
    left join staff_members on staff_members.id = refunds.staff_id
    where payments.order_id = any(${ids}::uuid[])
    union all
    select order_id, id, state_since, null, amount, tip, null, null, null, null,
      case state when 'REFUNDED' then 'CONFIRMED' else 'ASKED' end
    from payments where order_id = any(${ids}::uuid[]) and state in ('REFUND_ASKED', 'REFUNDED')
    order by at, id`.execute(db);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

/** Of which order it is, whoever's; null: nobody has used the id. */
export const findRefund = (db: Database, id: string) =>
  db.selectFrom('refunds').select(['companyId', 'orderId']).where('id', '=', id).executeTakeFirst();

type StoredRate = { rate: number; gross: number };

/** What went back before, for the domain: parts without a row of their own are the kitchen's. */
export async function pastRefunds(
  db: Database,
  parts: readonly { id: string; amount: Minor }[],
): Promise<PastRefund[]> {
  if (parts.length === 0) return [];
  const ids = parts.map(({ id }) => id);
  const refunds = await db
    .selectFrom('refunds')
    .select(['id', 'tip', 'byRate'])
    .where('id', 'in', ids)
    .execute();
  const items = await db
    .selectFrom('refundItems')
    .select(['refundId', 'orderItemId'])
    .where('refundId', 'in', ids)
    .execute();
  return parts.map(({ id, amount }) => {
    const refund = refunds.find((one) => one.id === id);
    return {
      amount,
      tip: refund ? minor(refund.tip) : null,
      itemIds: items.filter((item) => item.refundId === id).map((item) => item.orderItemId),
      // Written by `insertRefund` and by nobody else.
      byRate: refund
        ? (refund.byRate as StoredRate[]).map(({ rate, gross }) => ({ rate, gross: minor(gross) }))
        : null,
    };
  });
}

export async function insertRefund(
  trx: Database,
  companyId: string,
  refund: RefundPlan & {
    id: string;
    orderId: string;
    staffId: string;
    reason: RefundReason;
    note: string;
  },
  now: Temporal.Instant,
): Promise<void> {
  const { id, orderId, staffId, amount, tip, byRate, reason, note, itemIds } = refund;
  await trx
    .insertInto('refunds')
    .values({
      id,
      companyId,
      orderId,
      staffId,
      amount,
      tip,
      byRate: JSON.stringify(byRate),
      reason,
      note,
      createdAt: new Date(now.epochMilliseconds),
    })
    .execute();
  if (itemIds.length === 0) return;
  await trx
    .insertInto('refundItems')
    .values(itemIds.map((orderItemId) => ({ orderItemId, companyId, refundId: id })))
    .execute();
}
