import type { PricedCart } from '@tallrik/domain/cart/cart';
import type { CartRefusalCode } from '@tallrik/domain/cart/refusal-codes';
import { sql, type OperationNodeSource } from 'kysely';
import { compiledOnce } from '../../platform/database/compiled-once.ts';
import type { Database } from '../../platform/database/database.ts';
import type { StockNeed } from './stock-needs.ts';

/** For whom something is kept. A cart that becomes an order without a card (free, invoice, later) has no session. */
export type HeldFor = {
  companyId: string;
  venueId: string;
  cartId: string;
  sessionId: string | null;
};

export type HeldCart = { cart: PricedCart; needs: readonly StockNeed[] };

export type HeldOrder = { companyId: string; venueId: string; cartId: string; id: string };

/**
 * Something there is only so much of, kept for a payment session until its order uses it: units on the shelf, the
 * last use of a code, a single-use token, a share of a bill (D-48, D-70, D-74, D-103). Everything here runs in the
 * caller's transaction, after the cart's own lock.
 */
export type Hold = {
  /** Locks what the cart needs and tells what is missing, counting what other sessions hold. */
  check: (
    db: Database,
    heldFor: HeldFor,
    held: HeldCart,
    now: Temporal.Instant,
  ) => Promise<CartRefusalCode | null>;
  /** Keeps it for the session. Called right after a check that found nothing missing. */
  keep: (
    db: Database,
    heldFor: HeldFor & { sessionId: string },
    held: HeldCart,
    until: Temporal.Instant,
  ) => Promise<void>;
  /** The order is made: what was kept, or just checked, is used up. */
  use: (
    db: Database,
    heldFor: HeldFor,
    held: HeldCart,
    orderId: string,
    now: Temporal.Instant,
  ) => Promise<void>;
  /**
   * The statement after which a session that is over keeps nothing any more. Not run here: most of them kept nothing
   * at all, and one round trip for all holds is enough to say so. No two holds may touch the same row.
   */
  releasing: (db: Database, companyId: string, sessionId: string) => OperationNodeSource;
  /** The order was rejected: what it used comes back (D-92). */
  giveBack: (db: Database, order: HeldOrder, held: HeldCart) => Promise<void>;
  /** Sessions it still keeps something for though they are over: only a bug or a hand in the database leaves any. */
  findForgotten?: (db: Database) => Promise<ForgottenHold[]>;
};

export type ForgottenHold = { companyId: string; sessionId: string };

type Ended = { companyId: string; sessionId: string };

/** All holds as one. */
export type Holds = Required<Omit<Hold, 'releasing'>> & {
  /** These sessions are over, whatever came of them: they keep nothing any more. */
  release: (db: Database, companyId: string, sessionIds: readonly string[]) => Promise<void>;
};

/** Always in the same order: two checkouts can never wait for each other. */
export const allHolds = (holds: readonly Hold[]): Holds => {
  const RELEASE = compiledOnce((db, { companyId, sessionId }: Ended) => {
    const writes = holds.map((hold, index) => {
      const name = sql.raw(`write_${index}`);
      return sql`${name} as (${hold.releasing(db, companyId, sessionId)})`;
    });
    return { compile: () => sql`with ${sql.join(writes)} select 1`.compile(db) };
  });
  return {
    check: async (db, heldFor, held, now) => {
      for (const hold of holds) {
        const missing = await hold.check(db, heldFor, held, now);
        if (missing) return missing;
      }
      return null;
    },
    keep: async (db, heldFor, held, until) => {
      for (const hold of holds) await hold.keep(db, heldFor, held, until);
    },
    use: async (db, heldFor, held, orderId, now) => {
      for (const hold of holds) await hold.use(db, heldFor, held, orderId, now);
    },
    release: async (db, companyId, sessionIds) => {
      for (const sessionId of sessionIds) await RELEASE(db, { companyId, sessionId });
    },
    giveBack: async (db, order, held) => {
      for (const hold of holds) await hold.giveBack(db, order, held);
    },
    findForgotten: async (db) => {
      const found: ForgottenHold[] = [];
      for (const hold of holds) found.push(...((await hold.findForgotten?.(db)) ?? []));
      return found;
    },
  };
};
