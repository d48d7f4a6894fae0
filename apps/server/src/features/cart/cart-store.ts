import type { CartEvent, StoredCartEvent } from '@tallrik/domain/cart/cart-event';
import { upgradeStoredEvent } from '@tallrik/contract/stored-events';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { statement } from '../../platform/database/statement.ts';
import type { VenueSnapshot } from '../menu/menu-port.ts';
import type { CartAddress, CartRow, OpenedCart } from './cart-port.ts';

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

type CartWithEvents = CartRow & { events: [number, unknown][] };

const openedFrom = ({ events, ...row }: CartWithEvents): OpenedCart => ({
  row,
  stream: events.map(([sequence, event]) => ({ sequence, event: upgradeStoredEvent(event) })),
});

const OPEN = statement<CartWithEvents & { shelf: VenueSnapshot | null }>(
  'select * from open_cart($1, $2, $3)',
);

/** Locks a cart and reads it with the shelf it is filled from: everything a payment is decided on, in one question. */
export async function openCart(
  db: Database,
  { companyId, venueId, cartId }: CartAddress,
): Promise<{ opened: OpenedCart; snapshot: VenueSnapshot | null } | null> {
  const { rows } = await OPEN(db, [companyId, cartId, venueId]);
  if (!rows[0]) return null;
  const { shelf: snapshot, ...cart } = rows[0];
  return { opened: openedFrom(cart), snapshot };
}

const READ = statement<Omit<CartWithEvents, 'id'> & { id: string | null; shelf: string | null }>(`
  select c.id, c.company_id, c.venue_id, c.table_id, c.last_sequence, c.closed_at,
    (select coalesce(json_agg(json_build_array(e.sequence, e.event) order by e.sequence), '[]')
      from cart_events e where e.company_id = $1 and e.cart_id = c.id) as events,
    shelf_of($1, $3)::text as shelf
  from (select 1) always left join carts c on c.id = $2`);

/**
 * The same without a lock: whoever writes what follows from it finds out whether somebody was faster. A cart of another
 * company is found with its row alone: its id is taken, and nothing more is said of it.
 */
export async function readCart(
  db: Database,
  { companyId, venueId, cartId }: CartAddress,
): Promise<{ opened: OpenedCart | null; snapshot: string | null }> {
  const { rows } = await READ(db, [companyId, cartId, venueId]);
  if (!rows[0]) throw new Error('A row that is always there was not');
  const { id, shelf: snapshot, ...cart } = rows[0];
  return { opened: id === null ? null : openedFrom({ ...cart, id }), snapshot };
}

const STILL = statement<{ isStill: boolean }>(`
  select exists (select 1 from carts where company_id = $1 and id = $2 and last_sequence = $3
    and (closed_at is null) = $4 and shelf_of($1, $5)::text = $6) as is_still`);

/** Whether cart and shelf are what somebody remembers, without reading all that led there. */
export async function isStillSo(
  db: Database,
  { companyId, venueId, cartId }: CartAddress,
  row: CartRow,
  snapshot: string,
): Promise<boolean> {
  const values = [companyId, cartId, row.lastSequence, row.closedAt === null, venueId, snapshot];
  const { rows } = await STILL(db, values);
  return rows[0]?.isStill ?? false;
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

/** The events of each of several carts, in one round trip. */
export async function loadEventsOfCarts(
  db: Database,
  companyId: string,
  cartIds: readonly string[],
): Promise<ReadonlyMap<string, CartEvent[]>> {
  const rows = await db
    .selectFrom('cartEvents')
    .select(['cartId', 'event'])
    .where('companyId', '=', companyId)
    .where(sql<boolean>`cart_id = any(${cartIds}::uuid[])`)
    .orderBy('cartId')
    .orderBy('sequence')
    .execute();
  const streams = new Map<string, CartEvent[]>(cartIds.map((id) => [id, []]));
  for (const { cartId, event } of rows) streams.get(cartId)?.push(upgradeStoredEvent(event));
  return streams;
}

/** The places that events take after the cart's last one. */
export const inSequence = (cart: CartRow, events: readonly CartEvent[]): StoredCartEvent[] =>
  events.map((event, index) => ({ sequence: cart.lastSequence + 1 + index, event }));

const APPEND = statement(`
  with moved as (
    update carts set last_sequence = $3 + json_array_length($4), last_event_at = $5
    where company_id = $1 and id = $2 and last_sequence = $3 and (closed_at is null) = $6
      and ($7::text is null or shelf_of($1, venue_id)::text = $7) returning id)
  insert into cart_events (cart_id, sequence, company_id, event_id, type, event, received_at)
  select moved.id, $3 + place, $1, (event ->> 'eventId')::uuid, event ->> 'type', event, $5
  from moved, json_array_elements($4) with ordinality as said (event, place)`);

/**
 * Appends after the last event that was read; false when somebody wrote or closed the cart since, or when the shelf
 * it was decided on has changed. Null for a shelf that does not matter.
 */
export async function appendIfNext(
  db: Database,
  cart: CartRow,
  events: readonly CartEvent[],
  at: Temporal.Instant,
  snapshot: string | null,
): Promise<boolean> {
  const receivedAt = new Date(at.epochMilliseconds);
  const { companyId, id, lastSequence, closedAt } = cart;
  const eventsJson = JSON.stringify(events);
  const values = [companyId, id, lastSequence, eventsJson, receivedAt, closedAt === null, snapshot];
  return (await APPEND(db, values)).numAffectedRows === BigInt(events.length);
}

/** How a new cart begins. */
export type NewCart = CartRow & { userId: string | null };

const BEGIN = statement(`
  with begun as (
    insert into carts (id, company_id, venue_id, user_id, table_id, last_sequence, created_at, last_event_at)
    select $2, $1, $5, $6, $7, json_array_length($3), $4, $4 where shelf_of($1, $5)::text = $8
    on conflict (id) do nothing returning id)
  insert into cart_events (cart_id, sequence, company_id, event_id, type, event, received_at)
  select begun.id, place, $1, (event ->> 'eventId')::uuid, event ->> 'type', event, $4
  from begun, json_array_elements($3) with ordinality as said (event, place)`);

/** Writes a new cart with its first events; false when the id is taken, in whatever company, or the shelf has changed. */
export async function beginCart(
  db: Database,
  { id, companyId, venueId, userId, tableId }: NewCart,
  events: readonly CartEvent[],
  at: Temporal.Instant,
  snapshot: string,
): Promise<boolean> {
  const begunAt = new Date(at.epochMilliseconds);
  const values = [
    companyId,
    id,
    JSON.stringify(events),
    begunAt,
    venueId,
    userId,
    tableId,
    snapshot,
  ];
  return (await BEGIN(db, values)).numAffectedRows === BigInt(events.length);
}

/** Appends in order after the cart's last event. The caller holds the cart's lock. */
export async function appendCartEvents(
  db: Database,
  cart: CartRow,
  events: readonly CartEvent[],
  at: Temporal.Instant,
): Promise<StoredCartEvent[]> {
  if (events.length === 0) return [];
  if (!(await appendIfNext(db, cart, events, at, null)))
    throw new Error(`Cart ${cart.id} was written to without its lock`);
  return inSequence(cart, events);
}
