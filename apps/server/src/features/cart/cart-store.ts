import type { CartEvent, StoredCartEvent } from '@tallrik/domain/cart/cart-event';
import { upgradeStoredEvent } from '@tallrik/contract/stored-events';
import { sql } from 'kysely';
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

export type OpenedCart = { row: CartRow; stream: StoredCartEvent[] };

/** How a new cart begins; an id that exists already, in whatever company, stays as it is. */
export type NewCart = {
  venueId: string;
  userId: string | null;
  tableId: string | null;
  at: Temporal.Instant;
};

/** Locks a cart, begun first if it is new, and reads its events: everything an event is decided on, in one question. */
export async function openCart(
  db: Database,
  companyId: string,
  cartId: string,
  begun: NewCart | null,
): Promise<OpenedCart | null> {
  const { rows } = await sql<CartRow & { events: [number, unknown][] }>`
    select * from open_cart(${companyId}, ${cartId}, ${begun?.venueId ?? null}, ${begun?.userId ?? null},
      ${begun?.tableId ?? null}, ${begun ? new Date(begun.at.epochMilliseconds) : null})`.execute(
    db,
  );
  const [opened] = rows;
  if (!opened) return null;
  const { events, ...row } = opened;
  return {
    row,
    stream: events.map(([sequence, event]) => ({ sequence, event: upgradeStoredEvent(event) })),
  };
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

/** The places that events take after the cart's last one. */
export const inSequence = (cart: CartRow, events: readonly CartEvent[]): StoredCartEvent[] =>
  events.map((event, index) => ({ sequence: cart.lastSequence + 1 + index, event }));

/** Appends in order after the cart's last event. The caller holds the cart's lock. */
export async function appendCartEvents(
  db: Database,
  cart: CartRow,
  events: readonly CartEvent[],
  at: Temporal.Instant,
): Promise<StoredCartEvent[]> {
  if (events.length === 0) return [];
  const receivedAt = new Date(at.epochMilliseconds);
  const stored = inSequence(cart, events);
  await db
    .with('appended', (row) =>
      row.insertInto('cartEvents').values(
        stored.map(({ sequence, event }) => ({
          cartId: cart.id,
          sequence,
          companyId: cart.companyId,
          eventId: event.eventId,
          type: event.type,
          event: JSON.stringify(event),
          receivedAt,
        })),
      ),
    )
    .updateTable('carts')
    .set({ lastSequence: cart.lastSequence + stored.length, lastEventAt: receivedAt })
    .where('companyId', '=', cart.companyId)
    .where('id', '=', cart.id)
    .execute();
  return stored;
}
