import type { CartEvent, ClientCartEvent, StoredCartEvent } from '@tallrik/domain/cart/cart-event';
import { isCartEventLeft } from '@tallrik/domain/cart/cart-life';
import { decideCartEvent } from '@tallrik/domain/cart/decide-cart-event';
import type { Cart } from '@tallrik/domain/cart/cart';
import { applyCartEvent, emptyCart } from '@tallrik/domain/cart/fold-cart';
import type { CartRefusal } from '@tallrik/domain/cart/refusal-codes';
import { ok, refused, type Result } from '@tallrik/domain/result';
import type { DeploymentDefaults } from '@tallrik/domain/company/switches';
import type { Database } from '../../platform/database/database.ts';
import type { Rehearsal, Viewer } from '../../platform/graphql/context.ts';
import { cartTopic, type CartBroadcast } from './cart-broadcast.ts';
import {
  knownCart,
  makeCartMemory,
  withWritten,
  type CartMemory,
  type KnownCart,
  type Remembered,
} from './cart-memory.ts';
import {
  appendIfNext,
  beginCart,
  inSequence,
  isStillSo,
  readCart,
  type NewCart,
} from './cart-store.ts';
import { makeKeyedMutex } from './keyed-mutex.ts';
import { serverEvents } from './payment-cart.ts';
import type { VenueSnapshot } from '../menu/menu-port.ts';
import type {
  CartAddress,
  CartRow,
  FollowUps,
  LoadEntitlements,
  ShopOfSnapshot,
  EntitlementQuery,
} from './cart-port.ts';
import { cartSettings, cartWorld, viewerAt } from './cart-world.ts';

export type EventSender = {
  viewer: Viewer;
  tableId: string | null;
  rehearsal: Rehearsal | null;
  /** The socket it came from, if any. */
  originId: string | null;
};

export type PutCartEvent = (
  event: ClientCartEvent,
  sender: EventSender,
) => Promise<Result<StoredCartEvent, CartRefusal>>;

export type PutCartEventDeps = {
  db: Database;
  shopOfSnapshot: ShopOfSnapshot;
  defaults: DeploymentDefaults;
  broadcast: CartBroadcast;
  loadEntitlements: LoadEntitlements;
  /** What has to be written with an event that is taken: it exists exactly when the event does. Mostly nothing. */
  writtenWith: (event: CartEvent) => ((db: Database) => Promise<void>) | null;
  onAccepted: (event: CartEvent) => void;
  /** What the server has to say after an event: appended right behind it and told to everybody on the cart. */
  followUps: FollowUps;
  now: () => Temporal.Instant;
  newId: () => string;
};

/** Each time it fails, somebody else on the cart was heard: nobody waits for long. */
const MOST_TRIES = 100;

/**
 * Takes one event of a guest: decides it against the server's own menu, prices, stock and time, and appends it
 * once. A repeated event is confirmed again with its first place; a refused one leaves no trace (D-52, D-55).
 * Nothing is locked: it is first decided on what this process remembers, and decided again on what the database says
 * if that no longer holds. Only what is written counts: a refusal rests on a memory only if the database agrees with it.
 */
export function makePutCartEvent(deps: PutCartEventDeps): PutCartEvent {
  const runExclusive = makeKeyedMutex();
  const memory = makeCartMemory();
  return (event, sender) =>
    runExclusive(event.cartId, async () => {
      const remembered = memory.recall(event, event.type === 'CREATE_CART');
      // One that was heard before has its first place in the database.
      if (remembered && !remembered.known?.eventIds.has(event.eventId)) {
        const hoped = await decideAndAppend(deps, memory, remembered, event, sender);
        if (hoped !== 'OVERTAKEN' && (hoped.ok || (await isTrue(deps.db, event, remembered))))
          return hoped;
      }
      for (let tries = 0; tries < MOST_TRIES; tries += 1) {
        const { opened, snapshot } = await readCart(deps.db, event);
        const isOurs = opened?.row.companyId === event.companyId;
        const first = opened?.stream.find((stored) => stored.event.eventId === event.eventId);
        if (isOurs && first) return ok(first);
        const read = { known: opened && knownCart(opened), snapshot };
        const outcome = await decideAndAppend(deps, memory, read, event, sender);
        if (outcome !== 'OVERTAKEN') return outcome;
      }
      throw new Error(`Cart ${event.cartId} is written to faster than it can be read`);
    });
}

const isTrue = async (db: Database, at: CartAddress, { known, snapshot }: Remembered) =>
  known !== null && (await isStillSo(db, at, known.row, snapshot));

async function decideAndAppend(
  deps: PutCartEventDeps,
  memory: CartMemory,
  { known, snapshot }: { known: KnownCart | null; snapshot: string | null },
  event: ClientCartEvent,
  from: EventSender,
): Promise<Result<StoredCartEvent, CartRefusal> | 'OVERTAKEN'> {
  const { companyId, venueId } = event;
  const now = deps.now();
  const shop = snapshot && (await deps.shopOfSnapshot(companyId, venueId, parseSnapshot(snapshot)));
  if (!shop) return refused({ code: 'WRONG_CART', subjectId: null });
  const sender = { ...from, viewer: viewerAt(shop, from.viewer) };
  const isBeginning = known === null && event.type === 'CREATE_CART';
  if (!known && !isBeginning) return refused({ code: 'CART_NOT_FOUND', subjectId: null });
  const before = known ?? nothingOf(newCart(event, sender));
  const { row, cart } = before;
  // Ids are unique among all companies: begun again and again, it would never come to be.
  if (row.companyId !== companyId) {
    const code = event.type === 'CREATE_CART' ? 'CART_EXISTS' : 'CART_NOT_FOUND';
    return refused({ code, subjectId: null });
  }
  // Closed after a day without an event (D-58): the guest begins a new one.
  if (row.closedAt) return refused({ code: 'CART_NOT_FOUND', subjectId: null });
  const { payments } = before;
  if (!isCartEventLeft({ events: row.lastSequence, payments }, event.type))
    return refused({ code: 'CART_FULL', subjectId: null });

  const entitlements = await deps.loadEntitlements(
    deps.db,
    entitlementQuery(event, sender, cart, now),
  );
  const guest = { viewer: sender.viewer, entitlements, testUntil: testUntilAt(companyId, sender) };
  const world = cartWorld(shop, guest, now, cartSettings(shop, deps.defaults));
  const decided = decideCartEvent(cart, event, world);
  if (!decided.ok) return decided;
  const accepted = decided.value.event;
  const after = applyCartEvent(cart, accepted);
  const about = { shop, cart: after, event: accepted, viewer: sender.viewer };
  const followUps = await deps.followUps(deps.db, about, now);
  const events = [accepted, ...serverEvents(row, followUps, now, deps.newId)];

  const write = (db: Database) =>
    isBeginning
      ? beginCart(db, newCart(event, sender), events, now, snapshot)
      : appendIfNext(db, row, events, now, snapshot);
  if (!(await writeWhatFollows(deps, write, accepted))) return 'OVERTAKEN';
  deps.onAccepted(accepted);
  const written = inSequence(row, events);
  memory.keep(event, { known: withWritten(before, written), snapshot });
  const [stored, ...followed] = written;
  publish(deps.broadcast, event.cartId, sender, [stored as StoredCartEvent], followed);
  return ok(stored as StoredCartEvent);
}

/** Written by `shelf_of` and by nobody else. */
const parseSnapshot = (text: string): VenueSnapshot => JSON.parse(text) as VenueSnapshot;

/** An event from which something follows is written in one transaction with it; any other needs none. */
async function writeWhatFollows(
  deps: PutCartEventDeps,
  write: (db: Database) => Promise<boolean>,
  accepted: CartEvent,
): Promise<boolean> {
  const follow = deps.writtenWith(accepted);
  if (!follow) return write(deps.db);
  return deps.db.transaction().execute(async (trx) => {
    const isWritten = await write(trx);
    if (isWritten) await follow(trx);
    return isWritten;
  });
}

function publish(
  broadcast: CartBroadcast,
  cartId: string,
  { originId }: EventSender,
  events: StoredCartEvent[],
  followed: StoredCartEvent[],
): void {
  broadcast.publish(cartTopic(cartId), { cartId, events, originId });
  if (followed.length > 0)
    broadcast.publish(cartTopic(cartId), { cartId, events: followed, originId: null });
}

/** A cart before its first event. */
const nothingOf = (row: CartRow): KnownCart => ({
  row,
  cart: emptyCart,
  eventIds: new Set(),
  payments: 0,
});

/** The right to rehearse one company's app is none in another's. */
const testUntilAt = (companyId: string, { rehearsal }: EventSender): string | null =>
  rehearsal?.companyId === companyId ? rehearsal.until : null;

const newCart = (
  { companyId, venueId, cartId }: ClientCartEvent,
  { viewer, tableId }: EventSender,
): NewCart => ({
  id: cartId,
  companyId,
  venueId,
  tableId,
  userId: viewer.kind === 'USER' ? viewer.userId : null,
  lastSequence: 0,
  closedAt: null,
});

const entitlementQuery = (
  event: ClientCartEvent,
  { viewer, tableId }: EventSender,
  cart: Cart,
  now: Temporal.Instant,
): EntitlementQuery => ({
  companyId: event.companyId,
  venueId: event.venueId,
  viewer,
  tableId,
  cart,
  eventType: event.type,
  chequeId: event.type === 'CONNECT_TO_CHEQUE' ? event.id : cart.chequeId,
  now,
});
