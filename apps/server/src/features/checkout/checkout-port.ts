import type { PricedCart } from '@tallrik/domain/cart/cart';
import type { CartRefusalCode } from '@tallrik/domain/cart/refusal-codes';
import type { OperationNodeSource } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** How many units of what a cart takes from the shelf: dishes and counted variations alike. */
export type StockNeed = { itemId: string; units: number };

/** For whom something is kept. A cart that becomes an order without a card (free, invoice, later) has no session. */
export type ReservationOwner = {
  companyId: string;
  venueId: string;
  cartId: string;
  sessionId: string | null;
};

export type ReservedCart = { cart: PricedCart; needs: readonly StockNeed[] };

export type ReservedOrder = { companyId: string; venueId: string; cartId: string; id: string };

/**
 * Something there is only so much of, kept for a payment session until its order uses it: units on the shelf, the
 * last use of a code, a single-use token, a share of a bill (D-48, D-70, D-74, D-103). Everything here runs in the
 * caller's transaction, after the cart's own lock.
 */
export type Reservation = {
  /** Locks what the cart needs and tells what is missing, counting what other sessions hold. */
  check: (
    db: Database,
    owner: ReservationOwner,
    reserved: ReservedCart,
    now: Temporal.Instant,
  ) => Promise<CartRefusalCode | null>;
  /** Keeps it for the session. Called right after a check that found nothing missing. */
  keep: (
    db: Database,
    owner: ReservationOwner & { sessionId: string },
    reserved: ReservedCart,
    until: Temporal.Instant,
  ) => Promise<void>;
  /** The order is made: what was kept, or just checked, is used up. */
  use: (
    db: Database,
    owner: ReservationOwner,
    reserved: ReservedCart,
    orderId: string,
    now: Temporal.Instant,
  ) => Promise<void>;
  /**
   * The statement after which a session that is over keeps nothing any more. Not run here: most of them kept nothing
   * at all, and one round trip for all holds is enough to say so. No two holds may touch the same row.
   */
  releasing: (db: Database, companyId: string, sessionId: string) => OperationNodeSource;
  /** The order was rejected: what it used comes back (D-92). */
  giveBack: (db: Database, order: ReservedOrder, reserved: ReservedCart) => Promise<void>;
  /** Sessions it still keeps something for though they are over: only a bug or a hand in the database leaves any. */
  findForgotten?: (db: Database) => Promise<OrphanedReservation[]>;
};

export type OrphanedReservation = { companyId: string; sessionId: string };
