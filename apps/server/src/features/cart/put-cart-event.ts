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
import { appendCartEvents, openCart, type NewCart } from './cart-store.ts';
import type { LoadStanding, StandingOf } from './guest-standing.ts';
import { appendServerEvents } from './payment-cart.ts';
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
  onTaken: (db: Database, stored: StoredCartEvent) => Promise<void>;
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
    const shop = await deps.loadShop(event.companyId, event.venueId);
    if (!shop) return refused({ code: 'WRONG_CART', subjectId: null });
    const now = deps.now();

    const outcome = await deps.db
      .transaction()
      .execute(async (trx) => {
        const begun = event.type === 'CREATE_CART' ? newCart(event.venueId, sender, now) : null;
        const opened = await openCart(trx, event.companyId, event.cartId, begun);
        if (!opened) return refused<CartRefusal>({ code: 'CART_NOT_FOUND', subjectId: null });
        const { row, stream } = opened;
        const known = stream.find((stored) => stored.event.eventId === event.eventId);
        if (known) return ok({ stored: known, followed: [], isNew: false });
        // Closed after a day without an event (D-58): the guest begins a new one.
        if (row.closedAt) return refused<CartRefusal>({ code: 'CART_NOT_FOUND', subjectId: null });
        const cart = foldCart(stream.map((stored) => stored.event));
        const standing = await deps.loadStanding(trx, standingOf(event, sender, cart, now));
        const guest = { viewer: sender.viewer, standing };
        const world = cartWorld(shop, guest, now, cartSettings(shop, deps.defaults));
        const decided = decideCartEvent(cart, event, world);
        if (!decided.ok) throw new RefusedEvent(decided.error);
        const [appended] = await appendCartEvents(trx, row, [decided.value.event], now);
        const stored = appended as StoredCartEvent;
        await deps.onTaken(trx, stored);
        const after = applyCartEvent(cart, stored.event);
        const taken = { shop, cart: after, event: stored.event, viewer: sender.viewer };
        const said = await deps.followUps(trx, taken, now);
        const behind = { ...row, lastSequence: stored.sequence };
        const followed = await appendServerEvents(trx, behind, said, now, deps.newId);
        return ok({ stored, followed, isNew: true });
      })
      .catch(answerRefusal);

    if (!outcome.ok) return outcome;
    const { stored, followed, isNew } = outcome.value;
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
