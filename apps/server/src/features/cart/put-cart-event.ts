import type {
  CartEvent,
  ClientCartEvent,
  StoredCartEvent,
  WithoutBase,
} from '@tallrik/domain/cart/cart-event';
import { decideCartEvent } from '@tallrik/domain/cart/decide-cart-event';
import type { Cart } from '@tallrik/domain/cart/cart';
import { applyCartEvent, foldCart } from '@tallrik/domain/cart/fold-cart';
import type { CartRefusal } from '@tallrik/domain/cart/refusal-codes';
import { ok, refused, type Result } from '@tallrik/domain/result';
import type { DeploymentDefaults } from '@tallrik/domain/company/switches';
import type { Database } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/graphql/context.ts';
import { cartTopic, type CartBroadcast } from './cart-broadcast.ts';
import { appendCartEvents, inSequence, openCart, type NewCart } from './cart-store.ts';
import type { LoadStanding, StandingOf } from './guest-standing.ts';
import { serverEvents } from './payment-cart.ts';
import type { LoadShop, Shop } from './shop.ts';
import { cartSettings, cartWorld } from './cart-world.ts';

export type EventSender = {
  viewer: Viewer;
  tableId: string | null;
  /** The socket it came from, if any. */
  originId: string | null;
};

export type PutCartEvent = (
  event: ClientCartEvent,
  sender: EventSender,
) => Promise<Result<StoredCartEvent, CartRefusal>>;

export type PutCartEventDeps = {
  db: Database;
  loadShop: LoadShop;
  defaults: DeploymentDefaults;
  broadcast: CartBroadcast;
  loadStanding: LoadStanding;
  /** Told inside the transaction about every event that is taken: what follows from it exists exactly when it does. */
  onTaken: (db: Database, event: CartEvent) => Promise<void>;
  /** What the server has to say after an event: appended right behind it and told to everybody on the cart. */
  followUps: FollowUps;
  now: () => Temporal.Instant;
  newId: () => string;
};

export type FollowUps = (
  db: Database,
  /** `cart` is the one after the event. */
  taken: { shop: Shop; cart: Cart; event: CartEvent; viewer: Viewer },
  now: Temporal.Instant,
) => Promise<WithoutBase<CartEvent>[]>;

/**
 * Takes one event of a guest: decides it against the server's own menu, prices, stock and time, and appends it
 * once. A repeated event is confirmed again with its first place; a refused one leaves no trace (D-52, D-55).
 */
export const makePutCartEvent =
  (deps: PutCartEventDeps): PutCartEvent =>
  async (event, sender) => {
    const now = deps.now();
    const loadShop = () => deps.loadShop(event.companyId, event.venueId);
    // A new cart's row names the venue: it must be known before.
    const known = event.type === 'CREATE_CART' ? await loadShop() : undefined;
    if (known === null) return refused({ code: 'WRONG_CART', subjectId: null });

    const outcome = await deps.db
      .transaction()
      .execute(async (trx) => {
        const begun = event.type === 'CREATE_CART' ? newCart(event.venueId, sender, now) : null;
        // Side by side: they go over different connections.
        const [shop, opened] = await Promise.all([
          known ?? loadShop(),
          openCart(trx, event.companyId, event.cartId, begun),
        ]);
        if (!shop) throw new RefusedEvent({ code: 'WRONG_CART', subjectId: null });
        if (!opened) return refused<CartRefusal>({ code: 'CART_NOT_FOUND', subjectId: null });
        const { row, stream } = opened;
        const first = stream.find((stored) => stored.event.eventId === event.eventId);
        if (first) return ok({ stored: first, followed: [], isNew: false, written: DONE });
        // Closed after a day without an event (D-58): the guest begins a new one.
        if (row.closedAt) return refused<CartRefusal>({ code: 'CART_NOT_FOUND', subjectId: null });
        const cart = foldCart(stream.map((stored) => stored.event));
        const standing = await deps.loadStanding(trx, standingOf(event, sender, cart, now));
        const guest = { viewer: sender.viewer, standing };
        const world = cartWorld(shop, guest, now, cartSettings(shop, deps.defaults));
        const decided = decideCartEvent(cart, event, world);
        if (!decided.ok) throw new RefusedEvent(decided.error);
        const taken = decided.value.event;
        const after = applyCartEvent(cart, taken);
        const about = { shop, cart: after, event: taken, viewer: sender.viewer };
        const said = await deps.followUps(trx, about, now);
        await deps.onTaken(trx, taken);
        const events = [taken, ...serverEvents(row, said, now, deps.newId)];
        const [stored, ...followed] = inSequence(row, events);
        // Not waited for here: the commit leaves right behind it, and undoes everything if this fails.
        const written = appendCartEvents(trx, row, events, now);
        written.catch(() => undefined);
        return ok({ stored: stored as StoredCartEvent, followed, isNew: true, written });
      })
      .catch(answerRefusal);

    if (!outcome.ok) return outcome;
    const { stored, followed, isNew, written } = outcome.value;
    await written;
    if (isNew) {
      const { cartId } = event;
      deps.broadcast.publish(cartTopic(cartId), {
        cartId,
        events: [stored],
        originId: sender.originId,
      });
      if (followed.length > 0) {
        deps.broadcast.publish(cartTopic(cartId), { cartId, events: followed, originId: null });
      }
    }
    return ok(stored);
  };

const DONE: Promise<unknown> = Promise.resolve();

const newCart = (venueId: string, sender: EventSender, at: Temporal.Instant): NewCart => ({
  venueId,
  userId: sender.viewer.kind === 'USER' ? sender.viewer.userId : null,
  tableId: sender.tableId,
  at,
});

const standingOf = (
  event: ClientCartEvent,
  { viewer, tableId }: EventSender,
  cart: Cart,
  now: Temporal.Instant,
): StandingOf => ({
  companyId: event.companyId,
  venueId: event.venueId,
  viewer,
  tableId,
  cart,
  eventType: event.type,
  chequeId: event.type === 'CONNECT_TO_CHEQUE' ? event.id : cart.chequeId,
  now,
});

/** Rolls back: a refused CREATE_CART must not leave an empty cart row behind. */
class RefusedEvent extends Error {
  constructor(readonly refusal: CartRefusal) {
    super(refusal.code);
  }
}

function answerRefusal(error: unknown): { ok: false; error: CartRefusal } {
  if (error instanceof RefusedEvent) return refused(error.refusal);
  throw error;
}
