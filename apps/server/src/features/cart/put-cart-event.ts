import type { ClientCartEvent, StoredCartEvent } from '@tallrik/domain/cart/cart-event';
import { decideCartEvent } from '@tallrik/domain/cart/decide-cart-event';
import type { Cart } from '@tallrik/domain/cart/cart';
import { foldCart } from '@tallrik/domain/cart/fold-cart';
import type { CartRefusal } from '@tallrik/domain/cart/refusal-codes';
import { ok, refused, type Result } from '@tallrik/domain/result';
import type { DeploymentDefaults } from '@tallrik/domain/company/switches';
import type { Database } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/graphql/context.ts';
import { cartTopic, type CartBroadcast } from './cart-broadcast.ts';
import { appendCartEvents, insertCart, loadCartEvents, lockCart } from './cart-store.ts';
import type { LoadStanding, StandingOf } from './guest-standing.ts';
import type { LoadShop } from './shop.ts';
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
  now: () => Temporal.Instant;
};

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
        if (event.type === 'CREATE_CART') {
          const userId = sender.viewer.kind === 'USER' ? sender.viewer.userId : null;
          const { cartId: id, companyId, venueId } = event;
          await insertCart(trx, companyId, {
            id,
            venueId,
            userId,
            tableId: sender.tableId,
            at: now,
          });
        }
        const row = await lockCart(trx, event.companyId, event.cartId);
        if (!row) return refused<CartRefusal>({ code: 'CART_NOT_FOUND', subjectId: null });
        const stream = await loadCartEvents(trx, row.companyId, row.id);
        const known = stream.find((stored) => stored.event.eventId === event.eventId);
        if (known) return ok({ stored: known, isNew: false });
        const cart = foldCart(stream.map((stored) => stored.event));
        const standing = await deps.loadStanding(trx, standingOf(event, sender, cart, now));
        const guest = { viewer: sender.viewer, standing };
        const world = cartWorld(shop, guest, now, cartSettings(shop, deps.defaults));
        const decided = decideCartEvent(cart, event, world);
        if (!decided.ok) throw new RefusedEvent(decided.error);
        const [appended] = await appendCartEvents(trx, row, [decided.value.event], now);
        const stored = appended as StoredCartEvent;
        await deps.onTaken(trx, stored);
        return ok({ stored, isNew: true });
      })
      .catch(answerRefusal);

    if (!outcome.ok) return outcome;
    const { stored, isNew } = outcome.value;
    if (isNew) {
      const { cartId } = event;
      deps.broadcast.publish(cartTopic(cartId), {
        cartId,
        events: [stored],
        originId: sender.originId,
      });
    }
    return ok(stored);
  };

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
