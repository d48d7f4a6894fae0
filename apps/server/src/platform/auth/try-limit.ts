/** D-108: so many failures in so long a time, per account and per address; success costs nothing. */
const MAX_FAILURES = 5;
const WINDOW_MS = 15 * 60_000;
/** A whole restaurant shares one address: it may fail more often than one person (D-139). */
const ADDRESS_FACTOR = 10;
const MAX_KEYS = 50_000;

export type TryLimit = {
  mayTry: (keys: readonly string[], now: Temporal.Instant) => boolean;
  countFailure: (keys: readonly string[], now: Temporal.Instant) => void;
};

export function makeTryLimit(): TryLimit {
  const failures = new Map<string, number[]>();
  const recent = (key: string, now: Temporal.Instant): number[] =>
    (failures.get(key) ?? []).filter((at) => now.epochMilliseconds - at < WINDOW_MS);
  const allowed = (key: string): number =>
    key.includes('address:') ? MAX_FAILURES * ADDRESS_FACTOR : MAX_FAILURES;
  return {
    mayTry: (keys, now) => keys.every((key) => recent(key, now).length < allowed(key)),
    countFailure: (keys, now) => {
      // Guessing with ever new names must not fill the memory.
      if (failures.size > MAX_KEYS) failures.clear();
      for (const key of keys) failures.set(key, [...recent(key, now), now.epochMilliseconds]);
    },
  };
}
