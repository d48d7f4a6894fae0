import { minor } from '@tallrik/domain/money/minor';
import { dishesOfOrder } from '@tallrik/domain/orders/dishes-of-order';
import type { OrderItem, OrderStatus } from '@tallrik/domain/orders/order';
import {
  seeTable,
  type CartAtTable,
  type OrderAtTable,
  type SeenGuest,
} from '@tallrik/domain/tables/social-table';
import type { Database } from '../../../platform/database/database.ts';
import type { TableSeat } from '../table-tokens.ts';
import { findOwnPlace, type FindCartsOfTable } from './join-table.ts';
import { findGuests } from './table-guest-store.ts';

export type ReadTableGuests = (
  tableSeat: TableSeat,
  guestId: string,
) => Promise<SeenGuest<OrderStatus>[] | null>;

/** The table as one of its guests sees it now; null for everybody else. */
export const makeReadTableGuests = (deps: {
  db: Database;
  findCarts: FindCartsOfTable;
  now: () => Temporal.Instant;
}): ReadTableGuests => {
  const ownPlace = findOwnPlace(deps);
  return async (tableSeat, guestId) => {
    const place = await ownPlace(tableSeat, guestId);
    if (!place) return null;
    const { db } = deps;
    const everybody = await findGuests(db, tableSeat.companyId, place.sittingId);
    const guests = everybody.filter(({ hasLeft }) => !hasLeft);
    const current = guests.flatMap(({ cartIds }) => cartIds.slice(-1));
    const carts = await deps.findCarts(db, tableSeat, current);
    return seeTable({
      guests,
      carts: carts.map(({ cartId, items, orderId, chequeId }): CartAtTable => ({
        cartId: cartId ?? '',
        lines: items,
        isOpen: orderId === null && chequeId === null,
      })),
      orders: await ordersOf(
        db,
        tableSeat,
        guests.flatMap(({ cartIds }) => cartIds),
      ),
      viewerId: place.guestId,
      now: deps.now(),
    });
  };
};

/** What the kitchen got from these carts; the receipt of a paid bill is nothing new. */
async function ordersOf(
  db: Database,
  { companyId, tableId }: TableSeat,
  cartIds: readonly string[],
): Promise<OrderAtTable<OrderStatus>[]> {
  if (cartIds.length === 0) return [];
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'cartId', 'easyId', 'status', 'createdAt'])
    .where('companyId', '=', companyId)
    .where('tableId', '=', tableId)
    .where('cartId', 'in', cartIds)
    .where('chequeId', 'is', null)
    .orderBy('createdAt')
    .execute();
  if (orders.length === 0) return [];
  const items = await db
    .selectFrom('orderItems')
    .select(['orderId', 'amount', 'variations', 'removedVariations', 'entry'])
    .where('companyId', '=', companyId)
    .where(
      'orderId',
      'in',
      orders.map(({ id }) => id),
    )
    .orderBy('position')
    .execute();
  return orders.map(({ id, status, createdAt, ...order }) => ({
    ...order,
    // The column's check allows no other.
    status: status as OrderStatus,
    createdAt: createdAt.toISOString(),
    dishes: dishesOfOrder(items.filter(({ orderId }) => orderId === id).map(itemOf)),
  }));
}

/** The JSON columns are written with the order from the domain's own types, and by nobody else. */
const itemOf = (row: {
  amount: number;
  variations: unknown;
  removedVariations: unknown;
  entry: unknown;
}): Parameters<typeof dishesOfOrder>[0][number] => ({
  price: { amount: minor(row.amount) },
  variations: row.variations as OrderItem['variations'],
  removedVariations: row.removedVariations as OrderItem['removedVariations'],
  entry: row.entry as OrderItem['entry'],
});
