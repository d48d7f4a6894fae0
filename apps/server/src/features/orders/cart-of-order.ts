import type { Database } from '../../platform/database/database.ts';

/** The cart an order was made of; null for an order of another company. */
export async function findCartOfOrder(
  db: Database,
  companyId: string,
  orderId: string,
): Promise<string | null> {
  const row = await db
    .selectFrom('orders')
    .select('cartId')
    .where('companyId', '=', companyId)
    .where('id', '=', orderId)
    .executeTakeFirst();
  return row?.cartId ?? null;
}
