import type { Cart } from '@tallrik/domain/cart/cart';
import { foldCart } from '@tallrik/domain/cart/fold-cart';
import type { Database } from '../../platform/database/database.ts';
import { loadCartEvents } from './cart-store.ts';

/** Those of these carts that were begun at this table and are not closed, as the server folds them. */
export async function findCartsOfTable(
  db: Database,
  { companyId, tableId }: { companyId: string; tableId: string },
  cartIds: readonly string[],
): Promise<Cart[]> {
  if (cartIds.length === 0) return [];
  const rows = await db
    .selectFrom('carts')
    .select('id')
    .where('companyId', '=', companyId)
    .where('tableId', '=', tableId)
    .where('id', 'in', cartIds)
    .where('closedAt', 'is', null)
    .execute();
  const streams = await Promise.all(rows.map(({ id }) => loadCartEvents(db, companyId, id)));
  return streams.map((stream) => foldCart(stream.map(({ event }) => event)));
}
