import type { Cart } from '@tallrik/domain/cart/cart';
import type { CartEvent, WithoutBase } from '@tallrik/domain/cart/cart-event';
import { foldCart } from '@tallrik/domain/cart/fold-cart';
import type { CartRefusalCode } from '@tallrik/domain/cart/refusal-codes';
import { ok, refused, type Result } from '@tallrik/domain/result';
import type { Database } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/graphql/context.ts';
import { cartTopic, type CartBroadcast } from './cart-broadcast.ts';
import { loadCartEvents, lockCart } from './cart-store.ts';
import { appendServerEvents } from './payment-cart.ts';
import type { CartAddress } from './cart-port.ts';

/**
 * Writes the server's own events into a guest's cart, under its lock, and tells everybody on it. The cart's rules
 * come first, as for any event of a guest: not somebody else's, not ordered, not being paid (D-58).
 */
export const makeWriteToCart =
  (deps: {
    db: Database;
    broadcast: CartBroadcast;
    now: () => Temporal.Instant;
    newId: () => string;
  }) =>
  async <Value, Refusal>(
    { companyId, venueId, cartId }: CartAddress,
    viewer: Viewer,
    decide: (
      db: Database,
      cart: Cart,
    ) => Promise<Result<{ events: WithoutBase<CartEvent>[]; value: Value }, Refusal>>,
  ): Promise<Result<Value, Refusal | CartRefusalCode>> => {
    const written = await deps.db.transaction().execute(async (trx) => {
      const row = await lockCart(trx, companyId, cartId);
      if (!row) return refused<CartRefusalCode>('CART_NOT_FOUND');
      if (row.venueId !== venueId) return refused<CartRefusalCode>('WRONG_CART');
      const stream = await loadCartEvents(trx, companyId, cartId);
      const cart = foldCart(stream.map((stored) => stored.event));
      const refusal = refusalToWrite(cart, viewer);
      if (refusal) return refused(refusal);
      const decided = await decide(trx, cart);
      if (!decided.ok) return decided;
      const { events, value } = decided.value;
      return ok({
        value,
        stored: await appendServerEvents(trx, row, events, deps.now(), deps.newId),
      });
    });
    if (!written.ok) return written;
    const { value, stored } = written.value;
    if (stored.length > 0) {
      deps.broadcast.publish(cartTopic(cartId), { cartId, events: stored, originId: null });
    }
    return ok(value);
  };

function refusalToWrite(cart: Cart, viewer: Viewer): CartRefusalCode | null {
  const isOwn = cart.userId === null || (viewer.kind === 'USER' && viewer.userId === cart.userId);
  if (!isOwn) return 'NOT_YOUR_CART';
  if (cart.orderId !== null) return 'CART_ORDERED';
  return cart.payments.some(({ state }) => state !== 'FAILED') ? 'PAYMENT_PENDING' : null;
}
