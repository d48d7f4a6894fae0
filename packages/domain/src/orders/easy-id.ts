/** D-95: no two orders that a guest could still be waiting for share a number. */
export const EASY_ID_UNIQUE_HOURS = 48;
const HIGHEST_SHORT_NUMBER = 999;

/**
 * The number called out at the counter: the one after the last, beginning again after 999.
 * `recent` are the venue's numbers of the last 48 hours in order of creation. A venue that is
 * closed longer than that begins with 1.
 */
export function nextEasyId(recent: readonly string[]): string {
  const usedNumbers = new Set(recent);
  const last = Number(recent.at(-1) ?? 0);
  for (let step = 0; step < HIGHEST_SHORT_NUMBER; step += 1) {
    const candidate = String(((last + step) % HIGHEST_SHORT_NUMBER) + 1);
    if (!usedNumbers.has(candidate)) return candidate;
  }
  // More than 999 orders in two days: a fourth digit is better than a number called out twice.
  let candidate = HIGHEST_SHORT_NUMBER + 1;
  while (usedNumbers.has(String(candidate))) candidate += 1;
  return String(candidate);
}
