import { sql } from 'kysely';
import { compiledOnce } from '../../platform/database/compiled-once.ts';
import type { Database } from '../../platform/database/database.ts';
import type { OrphanedReservation, Reservation } from './checkout-port.ts';

type Ended = { companyId: string; sessionId: string };

/** All holds as one. */
export type Reservations = Required<Omit<Reservation, 'releasing'>> & {
  /** These sessions are over, whatever came of them: they keep nothing any more. */
  release: (db: Database, companyId: string, sessionIds: readonly string[]) => Promise<void>;
};

/** Always in the same order: two checkouts can never wait for each other. */
export const joinReservations = (reservations: readonly Reservation[]): Reservations => {
  const RELEASE = compiledOnce((db, { companyId, sessionId }: Ended) => {
    const writes = reservations.map((reservation, index) => {
      const name = sql.raw(`write_${index}`);
      return sql`${name} as (${reservation.releasing(db, companyId, sessionId)})`;
    });
    return { compile: () => sql`with ${sql.join(writes)} select 1`.compile(db) };
  });
  return {
    check: async (db, owner, reserved, now) => {
      for (const reservation of reservations) {
        const missing = await reservation.check(db, owner, reserved, now);
        if (missing) return missing;
      }
      return null;
    },
    keep: async (db, owner, reserved, until) => {
      for (const reservation of reservations) await reservation.keep(db, owner, reserved, until);
    },
    use: async (db, owner, reserved, orderId, now) => {
      for (const reservation of reservations)
        await reservation.use(db, owner, reserved, orderId, now);
    },
    release: async (db, companyId, sessionIds) => {
      for (const sessionId of sessionIds) await RELEASE(db, { companyId, sessionId });
    },
    giveBack: async (db, order, reserved) => {
      for (const reservation of reservations) await reservation.giveBack(db, order, reserved);
    },
    findForgotten: async (db) => {
      const found: OrphanedReservation[] = [];
      for (const reservation of reservations)
        found.push(...((await reservation.findForgotten?.(db)) ?? []));
      return found;
    },
  };
};
