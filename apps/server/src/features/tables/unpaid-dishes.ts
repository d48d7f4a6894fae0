import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** Whether dishes this guest ordered to a table are still to be paid (D-111). */
export async function hasUnpaidDishes(
  db: Database,
  accountsCompanyId: string,
  userId: string,
): Promise<boolean> {
  const found = await db
    .selectFrom('orders')
    .innerJoin('chequeItems', 'chequeItems.orderId', 'orders.id')
    .select('orders.id')
    // A marketplace shares accounts: its guests' orders stand in other companies (D-03).
    .where(
      'orders.companyId',
      'in',
      sql<string>`(select company_id from cloud_configurations where user_company_id = ${accountsCompanyId})`,
    )
    .where('orders.userId', '=', userId)
    .where('chequeItems.takenOffAt', 'is', null)
    .where(sql<boolean>`cheque_items.paid < cheque_items.amount - cheque_items.discount`)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
