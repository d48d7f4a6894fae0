import type { Order } from '@tallrik/domain/orders/order';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { gatherReads } from '../../platform/database/gather-reads.ts';

/**
 * Whether a rejection gives money back: a card paid the order, or the bill its dishes were on. Invoices, free orders and
 * bills nobody has paid yet took nothing from anybody (ORDER-15).
 */
export function makeIsRefunded(db: Database) {
  const wasPaidByCard = gatherReads((orderIds) => findPaidByCard(db, orderIds));
  return async ({ id, status }: Pick<Order, 'id' | 'status'>): Promise<boolean> =>
    // Asked every few seconds while an order is followed: only a rejected one costs a query.
    status === 'REJECTED' && (await wasPaidByCard(id)) === true;
}

async function findPaidByCard(
  db: Database,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, true>> {
  const { rows } = await sql<{ id: string }>`
    select id from orders
    where id = any(${orderIds}::uuid[]) and (
      exists (
        select from payments
        where payments.order_id = orders.id and payments.company_id = orders.company_id
          and kind = 'CARD' and amount > 0)
      or exists (
        select from cheque_items
        join cheque_shares on cheque_shares.cheque_item_id = cheque_items.id
        join payments on payments.order_id = cheque_shares.receipt_id
        where cheque_items.order_id = orders.id and cheque_shares.amount > cheque_shares.discount
          and payments.company_id = orders.company_id and payments.kind = 'CARD' and payments.amount > 0))`.execute(
    db,
  );
  return new Map(rows.map(({ id }) => [id, true]));
}
