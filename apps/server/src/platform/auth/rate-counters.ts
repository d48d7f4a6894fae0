/** Counts in fixed windows. The key names what is counted; the first count of a window starts it. */
export type RateCounters = {
  /** Adds one to each and says where each stands now. */
  add: (counts: readonly { key: string; windowMs: number }[]) => Promise<Counted[]>;
};
export type Counted = { count: number; resetsInMs: number };

// Callers with ever new names must not fill the memory: the oldest windows go first.
const MAX_KEYS = 100_000;

/** In this process. `REDIS_URL` counts for all processes together. */
export function makeRateCounters(nowMs: () => number): RateCounters {
  const windows = new Map<string, { count: number; endsAt: number }>();

  function addOne(key: string, windowMs: number): Counted {
    const now = nowMs();
    const known = windows.get(key);
    const current = known && known.endsAt > now ? known : { count: 0, endsAt: now + windowMs };
    current.count += 1;
    if (current !== known) {
      // Set anew at the end: a map keeps the order in which windows began.
      windows.delete(key);
      windows.set(key, current);
      forgetOldest();
    }
    return { count: current.count, resetsInMs: current.endsAt - now };
  }

  function forgetOldest(): void {
    if (windows.size <= MAX_KEYS) return;
    const oldest = windows.keys().next();
    if (!oldest.done) windows.delete(oldest.value);
  }

  return {
    add: async (counts) => counts.map(({ key, windowMs }) => addOne(key, windowMs)),
  };
}
