import { sql } from 'kysely';
import { compiledOnce } from '../../platform/database/compiled-once.ts';
import type { Database } from '../../platform/database/database.ts';
import type { ForgottenHold, Hold } from './checkout-port.ts';

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
