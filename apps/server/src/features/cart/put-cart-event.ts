import type { CartEvent, ClientCartEvent, StoredCartEvent } from '@tallrik/domain/cart/cart-event';
import type { Cart } from '@tallrik/domain/cart/cart';
import { bagChangeAfter } from '@tallrik/domain/cart/bag';
import { decideCartEvent } from '@tallrik/domain/cart/decide-cart-event';
import { dishOnMenu } from '@tallrik/domain/cart/decide/dish-on-menu';
import type { CartWorld } from '@tallrik/domain/cart/decide/cart-world';
import { menuOfCart } from '@tallrik/domain/cart/decide/menu-of-cart';
import { applyCartEvent, foldCart } from '@tallrik/domain/cart/fold-cart';
import type { CartRefusal } from '@tallrik/domain/cart/refusal-codes';
import { ok, refused, type Result } from '@tallrik/domain/result';
import type { DeploymentDefaults } from '@tallrik/domain/company/switches';
import type { Database } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/graphql/context.ts';
import { cartTopic, type CartBroadcast } from './cart-broadcast.ts';
import { appendCartEvents, insertCart, loadCartEvents, lockCart } from './cart-store.ts';
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
  /** Told after the commit about every event that was taken: payments start from here. */
  onTaken: (stored: StoredCartEvent) => Promise<void>;
  now: () => Temporal.Instant;
  newId: () => string;
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
    const world = cartWorld(shop, sender, now, cartSettings(shop, deps.defaults));

    const outcome = await deps.db.transaction().execute(async (trx) => {
      if (event.type === 'CREATE_CART') {
        const userId = sender.viewer.kind === 'USER' ? sender.viewer.userId : null;
        const { cartId: id, companyId, venueId } = event;
        await insertCart(trx, companyId, { id, venueId, userId, tableId: sender.tableId, at: now });
      }
      const row = await lockCart(trx, event.companyId, event.cartId);
      if (!row) return refused<CartRefusal>({ code: 'CART_NOT_FOUND', subjectId: null });
      const stream = await loadCartEvents(trx, row.companyId, row.id);
      const known = stream.find((stored) => stored.event.eventId === event.eventId);
      if (known) return ok({ taken: [known], isNew: false });
      const cart = foldCart(stream.map((stored) => stored.event));
      const decided = decideCartEvent(cart, event, world);
      if (!decided.ok) throw new RefusedEvent(decided.error);
      const events = [decided.value.event, ...bagEvents(cart, decided.value.event, world, deps.newId)];
      return ok({ taken: await appendCartEvents(trx, row, events, now), isNew: true });
    }).catch(answerRefusal);

    if (!outcome.ok) return outcome;
    const { taken, isNew } = outcome.value;
    const [stored, ...followers] = taken as [StoredCartEvent, ...StoredCartEvent[]];
    if (isNew) {
      const topic = cartTopic(event.cartId);
      deps.broadcast.publish(topic, { cartId: event.cartId, events: [stored], originId: sender.originId });
      if (followers.length > 0) {
        deps.broadcast.publish(topic, { cartId: event.cartId, events: followers, originId: null });
      }
      await deps.onTaken(stored);
    }
    return ok(stored);
  };

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

/** The bag is the server's to add and to take away (CART-35, CART-36, D-66). */
function bagEvents(cart: Cart, event: CartEvent, world: CartWorld, newId: () => string): CartEvent[] {
  const { bagItemId } = world.settings;
  if (!bagItemId || !(event.type === 'ADD_ITEM' || event.type === 'ADD_ITEMS' || event.type === 'ADD_OFFER')) return [];
  const after = applyCartEvent(cart, event);
  const menu = menuOfCart(after, world);
  const change = bagChangeAfter(after, menu ? dishOnMenu(menu, { itemId: bagItemId }, world) : null);
  if (change.type !== 'ADD') return [];
  const { createdAt, sentAt, cartId, venueId, companyId } = event;
  return [
    { type: 'ADD_ITEM', item: change.line, eventId: newId(), createdAt, sentAt, cartId, venueId, companyId },
  ];
}
