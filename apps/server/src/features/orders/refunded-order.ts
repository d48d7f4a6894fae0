import type { Order } from '@tallrik/domain/orders/order';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/**
 * Whether a rejection gives money back: a card paid the order, or the bill its dishes were on. Invoices, free orders and
 * bills nobody has paid yet took nothing from anybody (ORDER-15).
 */
export async function isRefunded(
  db: Database,
  { id, companyId, status }: Pick<Order, 'id' | 'companyId' | 'status'>,
): Promise<boolean> {
  // Asked every few seconds while an order is followed: only a rejected one costs a query.
  if (status !== 'REJECTED') return false;
  const { rows } = await sql<{ refunded: boolean }>`
    select exists (
      select from payments
      where company_id = ${companyId} and kind = 'CARD' and amount > 0
        and (order_id = ${id} or order_id in (
          select cheque_shares.receipt_id from cheque_shares
          join cheque_items on cheque_items.id = cheque_shares.cheque_item_id
          where cheque_items.order_id = ${id} and cheque_shares.amount > cheque_shares.discount
        ))
    ) as refunded`.execute(db);
  return rows[0]?.refunded ?? false;
}
