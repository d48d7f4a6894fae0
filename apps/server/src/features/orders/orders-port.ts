import type { PricedCart } from '@tallrik/domain/cart/cart';
import type { Offer } from '@tallrik/domain/cart/offers/offer';
import type { Catalogue } from '@tallrik/domain/menu/catalogue';
import type { Currency } from '@tallrik/domain/money/currency';
import type { Minor } from '@tallrik/domain/money/minor';
import type { Order } from '@tallrik/domain/orders/order';
import type { PickupTime } from '@tallrik/domain/venues/pickup-time';
import type { Database } from '../../platform/database/database.ts';

export type PaidOrder = {
  cart: PricedCart;
  /** Null for an order that costs nothing. */
  payment: { id: string; tip: Minor } | null;
  currency: Currency;
  catalogue: Pick<Catalogue, 'items' | 'modificationGroups'>;
  /** Those its lines were taken with: a receipt names them though they end tomorrow. */
  offers: readonly Offer[];
  table: { id: string; code: string } | null;
  /** The one that counts now (TIME-33). */
  pickupTime: PickupTime;
  /** The venue's next opening when it is closed now; nobody answers before (D-92). */
  opensAt: Temporal.Instant | null;
  answerWithinMinutes: number;
  /** What the kitchen needs from beginning to done. */
  waitMinutes: number;
};

/** Writes the order of a cart whose money is explained, in the caller's transaction. */
export type CreateOrder = (db: Database, paid: PaidOrder, now: Temporal.Instant) => Promise<Order>;
