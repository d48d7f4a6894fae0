import { categoriesOfLines } from '@tallrik/domain/cart/categories-of-line';
import type { StoredCartEvent } from '@tallrik/domain/cart/cart-event';
import type { PricedCart } from '@tallrik/domain/cart/cart';
import { foldCart } from '@tallrik/domain/cart/fold-cart';
import { priceCart } from '@tallrik/domain/cart/price-cart';
import type { Database } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/graphql/context.ts';
import { findCart, loadCartEvents } from './cart-store.ts';
import type { TableSeat } from './table-seat.ts';
import type { LoadPricedCart, LoadShop, Shop } from './cart-port.ts';

export const makeLoadPricedCart =
  (deps: { loadShop: LoadShop }): LoadPricedCart =>
  async (db, row, upTo) => {
    const shop = await deps.loadShop(row.companyId, row.venueId);
    if (!shop) return null;
    const stream = await loadCartEvents(db, row.companyId, row.id, upTo);
    return { row, cart: pricedCart(stream, shop), shop };
  };

/** What these events come to in this shop. */
export const pricedCart = (stream: readonly StoredCartEvent[], shop: Shop): PricedCart =>
  priceCart(foldCart(stream.map((stored) => stored.event)), {
    categoriesOf: categoriesOfLines(shop.catalogue),
  });

/** Who wants to read: an account, a seat at a table, both or neither. */
export type CartReader = { viewer: Viewer; tableSeat: TableSeat | null };

export type ReadCartEvents = (
  cartId: string,
  reader: CartReader,
  after?: number,
) => Promise<StoredCartEvent[] | 'NOT_YOURS'>;

/**
 * The key is the cart's id; once the cart has a user, only that user's token opens it, and to read that of the table
 * it was begun at (D-58).
 */
export const makeReadCartEvents =
  (deps: { db: Database }): ReadCartEvents =>
  async (cartId, { viewer, tableSeat }, after = 0) => {
    const row = await findCart(deps.db, cartId);
    if (!row) return [];
    const stream = await loadCartEvents(deps.db, row.companyId, cartId);
    const { userId } = foldCart(stream.map((stored) => stored.event));
    const isOwn = userId === null || (viewer.kind === 'USER' && viewer.userId === userId);
    const isOfTable = row.tableId !== null && row.tableId === tableSeat?.tableId;
    if (!isOwn && !isOfTable) return 'NOT_YOURS';
    return stream.filter((stored) => stored.sequence > after);
  };
