import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

export type Counted = 'loads' | 'consentedLoads' | 'offered' | 'allowed' | 'refused' | 'withdrawn';

/** A row per page would make every page a write to the same row: a busy evening would queue for it. */
const COLLECT_MS = 10_000;

export type ConsentCounts = {
  add: (companyId: string, counted: Counted) => void;
  /** An answer of a guest: rare enough to be written at once. */
  write: (companyId: string, counted: Counted) => Promise<void>;
  /** Writes what was collected; what a killed process had collected is lost, and nobody is poorer. */
  flush: () => Promise<void>;
  close: () => Promise<void>;
};

/** How many are asked and what they say, per company and day (UTC), without anybody's number (D-127, D-197). */
export function openConsentCounts(deps: {
  db: Database;
  now: () => Temporal.Instant;
  onLost: (error: unknown) => void;
}): ConsentCounts {
  let collected = new Map<string, Record<Counted, number>>();

  async function flush(): Promise<void> {
    const writing = collected;
    collected = new Map();
    for (const [key, counts] of writing) {
      const [companyId = '', day = ''] = key.split('/');
      await addCounts(deps.db, companyId, day, counts);
    }
  }
  const timer = setInterval(() => void flush().catch(deps.onLost), COLLECT_MS);
  timer.unref();
  const today = () => deps.now().toString().slice(0, 10);
  return {
    flush,
    write: async (companyId, counted) => {
      await addCounts(deps.db, companyId, today(), { ...nothing(), [counted]: 1 });
    },
    add: (companyId, counted) => {
      const key = `${companyId}/${today()}`;
      const counts = collected.get(key) ?? nothing();
      counts[counted] += 1;
      collected.set(key, counts);
    },
    close: async () => {
      clearInterval(timer);
      await flush().catch(deps.onLost);
    },
  };
}

const nothing = (): Record<Counted, number> => ({
  loads: 0,
  consentedLoads: 0,
  offered: 0,
  allowed: 0,
  refused: 0,
  withdrawn: 0,
});

const addCounts = (db: Database, companyId: string, day: string, counts: Record<Counted, number>) =>
  sql`
    insert into consent_counts as kept
      (company_id, day, loads, consented_loads, offered, allowed, refused, withdrawn)
    values (${companyId}, ${day}, ${counts.loads}, ${counts.consentedLoads}, ${counts.offered},
      ${counts.allowed}, ${counts.refused}, ${counts.withdrawn})
    on conflict (company_id, day) do update set
      loads = kept.loads + excluded.loads,
      consented_loads = kept.consented_loads + excluded.consented_loads,
      offered = kept.offered + excluded.offered,
      allowed = kept.allowed + excluded.allowed,
      refused = kept.refused + excluded.refused,
      withdrawn = kept.withdrawn + excluded.withdrawn`.execute(db);
