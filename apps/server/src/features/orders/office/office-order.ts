import type { OfficeOrder, RefundState } from '@tallrik/contract/generated/staff-resolvers';
import { subtractMinor } from '@tallrik/domain/money/minor';
import { officeLines } from '@tallrik/domain/orders/office-lines';
import { receiptDiscounts, receiptTotals } from '@tallrik/domain/orders/receipt';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { findOrder } from '../order-store.ts';
import { findOfficeOrderRow } from './office-orders.ts';
import type { OrderReader } from './order-filter.ts';

/** The order's page; null where it is not there for this caller. */
export async function readOfficeOrder(
  deps: { db: Database; findGuestAddress: (companyId: string) => Promise<string> },
  reader: OrderReader,
  orderId: string,
): Promise<OfficeOrder | null> {
  const { db } = deps;
  const row = await findOfficeOrderRow(db, reader, orderId);
  const order = row && (await findOrder(db, orderId));
  if (!order) return null;
  const { guestName, ...around } = await readAround(db, orderId);
  const refunds = await readRefunds(db, orderId);
  const { vat } = receiptTotals(order);
  return {
    row,
    ...around,
    guestName: reader.seesGuests ? guestName : null,
    lines: officeLines(order),
    fees: order.fees.map(({ name, price }) => ({
      name,
      amount: subtractMinor(price.amount, price.discount),
    })),
    discounts: receiptDiscounts(order).map(({ offer, amount }) => ({
      name: offer?.name ?? null,
      amount,
    })),
    vat: vat.map(({ rate, amount, net }) => ({ rate, vat: amount, net, gross: net + amount })),
    comment: order.comment,
    desiredTime: order.desiredTime,
    estimatedFinishTime: order.estimatedFinishTime,
    rejectReason: order.rejectReason,
    refunds,
    receiptUrl: `${await deps.findGuestAddress(order.companyId)}/order-history/${order.id}`,
  };
}

type Around = Pick<
  OfficeOrder,
  | 'guestName'
  | 'venueName'
  | 'paymentState'
  | 'paymentSince'
  | 'pspReference'
  | 'chequeId'
  | 'receiptIds'
  | 'invoiceNumber'
>;

async function readAround(db: Database, orderId: string): Promise<Around> {
  const { rows } = await sql<Omit<Around, 'paymentSince'> & { paymentSince: Date | null }>`
    select venues.name as venue_name, coalesce(orders.guest_name, users.name) as guest_name, payments.state as payment_state,
      payments.state_since as payment_since, payments.psp_reference, invoices.number as invoice_number,
      coalesce(orders.cheque_id, bill.cheque_id) as cheque_id, coalesce(bill.receipt_ids, '{}') as receipt_ids
    from orders
    join venues on venues.id = orders.venue_id
    left join payments on payments.order_id = orders.id
    left join invoices on invoices.id = orders.invoice_id
    left join users on users.id = orders.user_id
    left join lateral (
      select max(cheque_items.cheque_id::text)::uuid as cheque_id,
        array_agg(distinct cheque_shares.receipt_id) filter (where cheque_shares.receipt_id is not null) as receipt_ids
      from cheque_items left join cheque_shares on cheque_shares.cheque_item_id = cheque_items.id
      where cheque_items.order_id = orders.id) as bill on true
    where orders.id = ${orderId}::uuid`.execute(db);
  const [around] = rows;
  if (!around) throw new Error(`Order ${orderId} is gone`);
  return { ...around, paymentSince: around.paymentSince?.toISOString() ?? null };
}

/** Parts of it, and all of it where the kitchen rejected what had been taken. */
async function readRefunds(db: Database, orderId: string): Promise<OfficeOrder['refunds']> {
  const { rows } = await sql<{ id: string; at: Date; amount: number; state: RefundState }>`
    select part_refunds.id, part_refunds.created_at as at, part_refunds.amount, case
      when done_at is not null then 'CONFIRMED' when asked_at is not null then 'ASKED'
      when part_refunds.attempt > 0 then 'REFUSED' else 'WAITING' end as state
    from part_refunds join payments on payments.id = part_refunds.payment_id
    where payments.order_id = ${orderId}::uuid
    union all
    select id, state_since, amount, case state when 'REFUNDED' then 'CONFIRMED' else 'ASKED' end
    from payments where order_id = ${orderId}::uuid and state in ('REFUND_ASKED', 'REFUNDED')
    order by at, id`.execute(db);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
