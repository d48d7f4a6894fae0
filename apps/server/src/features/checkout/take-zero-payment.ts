import type { CartEvent, StoredCartEvent, WithoutBase } from '@tallrik/domain/cart/cart-event';
import type { PricedCart } from '@tallrik/domain/cart/cart';
import { ZERO } from '@tallrik/domain/money/minor';
import type { Database } from '../../platform/database/database.ts';
import type { Hold } from './hold.ts';
import type { StockNeed } from './stock-reservations.ts';

export type ZeroPaymentDeps = {
  db: Database;
  /** Locks and folds the cart; null when it is gone. */
  lockCart: (
    db: Database,
    companyId: string,
    cartId: string,
  ) => Promise<{ cart: PricedCart; needs: StockNeed[]; hasOrder: boolean } | null>;
  createOrder: (db: Database, cart: PricedCart, now: Temporal.Instant) => Promise<string>;
  appendServerEvents: (
    db: Database,
    companyId: string,
    cartId: string,
    events: WithoutBase<CartEvent>[],
    now: Temporal.Instant,
  ) => Promise<StoredCartEvent[]>;
  holds: Hold;
  announce: (cartId: string, events: StoredCartEvent[]) => void;
  announceOrder: (venueId: string, orderId: string) => void;
  now: () => Temporal.Instant;
};

export type ZeroPayment = { companyId: string; venueId: string; cartId: string; paymentId: string };

/**
 * A cart that costs nothing becomes an order without any card (PAY-19). That it costs nothing is the server's own
 * sum, not the client's word (D-84).
 */
export const makeTakeZeroPayment =
  (deps: ZeroPaymentDeps) =>
  async ({ companyId, venueId, cartId, paymentId }: ZeroPayment): Promise<void> => {
    const now = deps.now();
    const written = await deps.db.transaction().execute(async (trx) => {
      const found = await deps.lockCart(trx, companyId, cartId);
      if (!found || found.hasOrder || found.cart.totalUnpaid !== 0 || found.cart.isPayLaterOrder)
        return null;
      const heldFor = { companyId, venueId, cartId, sessionId: null };
      const missing = await deps.holds.check(trx, heldFor, found, now);
      if (missing) {
        const failed = { type: 'PAYMENT_FAILED', paymentId, resultCode: missing } as const;
        return {
          events: await deps.appendServerEvents(trx, companyId, cartId, [failed], now),
          orderId: null,
        };
      }
      const orderId = await deps.createOrder(trx, found.cart, now);
      await deps.holds.use(trx, heldFor, found, orderId, now);
      const events: WithoutBase<CartEvent>[] = [
        { type: 'PAYMENT_CONFIRMED', paymentId, amount: ZERO, tip: ZERO },
        { type: 'ORDER_CREATED', orderId },
      ];
      return {
        events: await deps.appendServerEvents(trx, companyId, cartId, events, now),
        orderId,
      };
    });
    if (!written) return;
    deps.announce(cartId, written.events);
    if (written.orderId) deps.announceOrder(venueId, written.orderId);
  };
