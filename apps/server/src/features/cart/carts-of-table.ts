import type { Cart } from '@tallrik/domain/cart/cart';
import { foldCart } from '@tallrik/domain/cart/fold-cart';
import type { Database } from '../../platform/database/database.ts';
import { loadEventsOfCarts } from './cart-store.ts';

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
  const ids = rows.map(({ id }) => id);
  const streams = await loadEventsOfCarts(db, companyId, ids);
  return ids.map((id) => foldCart(streams.get(id) ?? []));
}
