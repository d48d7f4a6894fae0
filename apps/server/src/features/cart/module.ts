import type { StoredCartEvent } from '@tallrik/domain/cart/cart-event';
import type { DeploymentDefaults } from '@tallrik/domain/company/switches';
import type { Database } from '../../platform/database/database.ts';
import { cartTopic, type CartBroadcast } from './cart-broadcast.ts';
import { makeCloseIdleCarts, makeDeleteOldCarts } from './cart-housekeeping.ts';
import type { CartsForCheckout, CheckDiscounts, EntitlementSource } from './cart-port.ts';
import { makeCartSocket } from './cart-socket.ts';
import { findCart, loadCartEvents, lockCart, openCart } from './cart-store.ts';
import { findCartsOfTable } from './carts-of-table.ts';
import { makeLoadEntitlements } from './guest-entitlements.ts';
import { makeLoadPricedCart, makeReadCartEvents, pricedCart } from './load-cart.ts';
import { makeLoadShop, type ShopReads } from './load-shop.ts';
import { appendServerEvents, makeCheckCart } from './payment-cart.ts';
import { makePutCartEvent, type PutCartEventDeps } from './put-cart-event.ts';
import { makePutShoppingCartEvents } from './resolvers/Mutation/putShoppingCartEvents.ts';
import { makeShoppingCartEvents } from './resolvers/Query/shoppingCartEvents.ts';
import type { ResolveTableToken } from './table-seat.ts';
import { makeWriteToCart } from './write-to-cart.ts';

/** What other features ask of carts before there is anybody to decide about them. */
export const openCarts = (deps: {
  db: Database;
  now: () => Temporal.Instant;
  newId: () => string;
  broadcast: CartBroadcast;
}) => ({
  findCarts: findCartsOfTable,
  writeToCart: makeWriteToCart(deps),
  publishCartEvents: (cartId: string, events: StoredCartEvent[]) =>
    deps.broadcast.publish(cartTopic(cartId), { cartId, events, originId: null }),
  onCartChanged: (cartId: string, listener: () => void) =>
    deps.broadcast.subscribe(cartTopic(cartId), listener),
});

/** What guests put together: decided here, priced here, told to everybody on the cart. */
export function makeCart(
  deps: ShopReads &
    Pick<PutCartEventDeps, 'followUps' | 'writtenWith' | 'onAccepted'> & {
      db: Database;
      now: () => Temporal.Instant;
      newId: () => string;
      broadcast: CartBroadcast;
      defaults: DeploymentDefaults;
      /** What each feature knows of a guest; asked together. */
      entitlements: readonly EntitlementSource[];
      checkDiscounts: CheckDiscounts;
      resolveTableToken: ResolveTableToken;
    },
) {
  const { db, now, newId } = deps;
  const shops = makeLoadShop(deps);
  const loadEntitlements = makeLoadEntitlements(deps.entitlements);
  const readCartEvents = makeReadCartEvents({ db });
  const putCartEvent = makePutCartEvent({ ...deps, ...shops, loadEntitlements });
  const guestDeps = { readCartEvents, putCartEvent, resolveTableToken: deps.resolveTableToken };
  const { listenToCart, ...socketHandlers } = makeCartSocket({ ...deps, ...guestDeps });
  const forCheckout: CartsForCheckout = {
    ...shops,
    find: findCart,
    lock: lockCart,
    open: openCart,
    loadEvents: loadCartEvents,
    price: pricedCart,
    loadPriced: makeLoadPricedCart(shops),
    check: makeCheckCart({ ...deps, ...shops, loadEntitlements }),
    append: (trx, row, events, at) => appendServerEvents(trx, row, events, at, newId),
  };
  return {
    forCheckout,
    listenToCart,
    guestResolvers: {
      Query: { shoppingCartEvents: makeShoppingCartEvents(guestDeps) },
      Mutation: { putShoppingCartEvents: makePutShoppingCartEvents(guestDeps) },
    },
    socketHandlers,
    jobs: {
      'close-idle-carts': makeCloseIdleCarts({ db, now }),
      'delete-old-carts': makeDeleteOldCarts({ db, now }),
    },
  };
}
