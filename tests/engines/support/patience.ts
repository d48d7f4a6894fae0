import { setTimeout as wait } from 'node:timers/promises';

/** What is waited for comes, sooner or later, on a busy machine too. */
const PATIENCE_MS = 40_000;
const LOOK_EVERY_MS = 100;

/** Looks until there is something, and says what was missing if it never comes. */
export async function until<Found>(
  what: string,
  look: () => Promise<Found | null | undefined | false>,
): Promise<Found> {
  const end = performance.now() + PATIENCE_MS;
  let complaint: unknown = null;
  while (performance.now() < end) {
    try {
      const found = await look();
      if (found) return found;
    } catch (error) {
      // A page on its way to another one answers nothing for a moment.
      complaint = error;
    }
    await wait(LOOK_EVERY_MS);
  }
  const why = complaint instanceof Error ? `: ${complaint.message}` : '';
  throw new Error(`${what} did not come${why}`, { cause: complaint });
}
