import type { CartEvent, StoredCartEvent } from '@tallrik/domain/cart/cart-event';
import { upgradeStoredEvent } from '@tallrik/contract/stored-events';
import type { Database } from '../../platform/database/database.ts';

/** A cart row, locked by whoever loads it for writing: two phones on one cart take turns. */
export type CartRow = {
  id: string;
  companyId: string;
  venueId: string;
  tableId: string | null;
  lastSequence: number;
  closedAt: Date | null;
};

const CART_COLUMNS = ['id', 'companyId', 'venueId', 'tableId', 'lastSequence', 'closedAt'] as const;

/** Finds a cart by its key. The company comes from the row, since the cart id is what the guest holds (D-58). */
export const findCart = (db: Database, cartId: string): Promise<CartRow | undefined> =>
  db.selectFrom('carts').select(CART_COLUMNS).where('id', '=', cartId).executeTakeFirst();

export const lockCart = (
  db: Database,
  companyId: string,
  cartId: string,
): Promise<CartRow | undefined> =>
  db
    .selectFrom('carts')
    .select(CART_COLUMNS)
    .where('companyId', '=', companyId)
    .where('id', '=', cartId)
    .forUpdate()
    .executeTakeFirst();

/** True if the row is new; an id that exists already, in whatever company, stays as it is. */
export async function insertCart(
  db: Database,
  companyId: string,
  cart: {
    id: string;
    venueId: string;
    userId: string | null;
    tableId: string | null;
    at: Temporal.Instant;
  },
): Promise<boolean> {
  const at = new Date(cart.at.epochMilliseconds);
  const inserted = await db
    .insertInto('carts')
    .values({
      id: cart.id,
      companyId,
      venueId: cart.venueId,
      userId: cart.userId,
      tableId: cart.tableId,
      createdAt: at,
      lastEventAt: at,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function loadCartEvents(
  db: Database,
  companyId: string,
  cartId: string,
  upTo?: number,
): Promise<StoredCartEvent[]> {
  const rows = await db
    .selectFrom('cartEvents')
    .select(['sequence', 'event'])
    .where('companyId', '=', companyId)
    .where('cartId', '=', cartId)
    .$if(upTo !== undefined, (query) => query.where('sequence', '<=', upTo ?? 0))
    .orderBy('sequence')
    .execute();
  return rows.map((row) => ({ sequence: row.sequence, event: upgradeStoredEvent(row.event) }));
}

/** Appends in order after the cart's last event. The caller holds the cart's lock. */
export async function appendCartEvents(
  db: Database,
  cart: CartRow,
  events: readonly CartEvent[],
  at: Temporal.Instant,
): Promise<StoredCartEvent[]> {
  if (events.length === 0) return [];
  const receivedAt = new Date(at.epochMilliseconds);
  const stored = events.map((event, index) => ({ sequence: cart.lastSequence + 1 + index, event }));
  await db
    .insertInto('cartEvents')
    .values(
      stored.map(({ sequence, event }) => ({
        cartId: cart.id,
        sequence,
        companyId: cart.companyId,
        eventId: event.eventId,
        type: event.type,
        event: JSON.stringify(event),
        receivedAt,
      })),
    )
    .execute();
  await db
    .updateTable('carts')
    .set({ lastSequence: cart.lastSequence + stored.length, lastEventAt: receivedAt })
    .where('companyId', '=', cart.companyId)
    .where('id', '=', cart.id)
    .execute();
  return stored;
}
