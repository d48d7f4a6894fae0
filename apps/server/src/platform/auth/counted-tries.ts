import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { KeyedHash } from './keyed-hash.ts';

/** D-108: so many tries in so long a time. */
export const TRY_WINDOW = { minutes: 15 } as const;
export const TRIES_PER_ACCOUNT = 5;
/** A full restaurant shares one address: it may fail more often than one person (D-139). */
export const TRIES_PER_ADDRESS = 50;

/** What is counted; `subject` is hashed before it is stored. */
export type TryKey = { subject: string; maxTries: number };

export type CountedTries = {
  /** Counts one try for each key, unless one of them has none left: then the seconds to wait. */
  take: (
    keys: readonly TryKey[],
    now: Temporal.Instant,
  ) => Promise<{ ok: true } | { ok: false; retryAfterSeconds: number }>;
  /** A try that was right costs nothing. */
  giveBack: (keys: readonly TryKey[]) => Promise<void>;
};

const dateOf = (instant: Temporal.Instant): Date => new Date(instant.epochMilliseconds);

/**
 * Tries counted in the database, so that guessing at several processes at once gains nothing. Counted before the
 * guess is looked at: of a hundred parallel guesses five are answered.
 */
export function makeCountedTries(deps: {
  db: Database;
  hash: KeyedHash;
  /** Left out: `TRY_WINDOW`. Never longer: older tries are forgotten. */
  window?: { minutes: number };
}): CountedTries {
  const stored = ({ subject }: TryKey): string => deps.hash(subject).toString('hex');
  return {
    async take(keys, now) {
      const since = now.subtract(deps.window ?? TRY_WINDOW);
      // In one order everywhere: two callers that lock the same rows the other way round would wait for each other.
      const rows = keys
        .map((key) => ({ key: stored(key), maxTries: key.maxTries }))
        .toSorted((one, other) => (one.key < other.key ? -1 : 1))
        .map(
          ({ key, maxTries }) =>
            sql`(${key}, ${maxTries}::int, array[${dateOf(now)}::timestamptz], true, ${dateOf(now)}::timestamptz)`,
        );
      const counted = await sql<{ wasAllowed: boolean; oldest: Date }>`
        insert into tries as t (key, max_tries, tried_at, was_allowed, last_at)
        values ${sql.join(rows)}
        on conflict (key) do update set (tried_at, was_allowed, max_tries, last_at) = (
          select
            case when cardinality(past.recent) < excluded.max_tries
              then past.recent || excluded.last_at else past.recent end,
            cardinality(past.recent) < excluded.max_tries,
            excluded.max_tries,
            excluded.last_at
          from (
            select coalesce(array_agg(at order by at), '{}') as recent
            from unnest(t.tried_at) as at
            where at > ${dateOf(since)}::timestamptz
          ) past
        )
        returning was_allowed, tried_at[1] as oldest`.execute(deps.db);
      const waits = counted.rows
        .filter(({ wasAllowed }) => !wasAllowed)
        .map(({ oldest }) => (oldest.getTime() - since.epochMilliseconds) / 1000);
      return waits.length === 0
        ? { ok: true }
        : { ok: false, retryAfterSeconds: Math.max(1, Math.ceil(Math.max(...waits))) };
    },
    async giveBack(keys) {
      await sql`update tries set tried_at = trim_array(tried_at, 1)
        where key = any(${keys.map(stored)}::text[]) and cardinality(tried_at) > 0`.execute(
        deps.db,
      );
    },
  };
}

/** Tries older than the window count for nothing. */
export async function forgetOldTries(db: Database, now: Temporal.Instant): Promise<void> {
  await db
    .deleteFrom('tries')
    .where('lastAt', '<', dateOf(now.subtract(TRY_WINDOW)))
    .execute();
}
