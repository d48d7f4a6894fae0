import { parseInstant } from '../time/parse-instant.ts';
import type { Venue } from './venue.ts';

export const DEFAULT_WAIT_MINUTES = 15;
/** A kitchen's estimate older than this says less than the default does (D-32). */
export const ETA_STALE_AFTER_MINUTES = 30;

/** Minutes between ordering and the earliest pickup (TIME-13, TIME-14, TIME-15). */
export function minimumWaitMinutes(
  venue: Pick<Venue, 'minimumPickupWaitTime' | 'syncedEta'>,
  isEtaSynced: boolean,
  now: Temporal.Instant,
): number {
  if (venue.minimumPickupWaitTime !== null) return venue.minimumPickupWaitTime;
  return (isEtaSynced ? freshEta(venue.syncedEta, now) : null) ?? DEFAULT_WAIT_MINUTES;
}

function freshEta(eta: Venue['syncedEta'], now: Temporal.Instant): number | null {
  const setAt = eta === null ? null : parseInstant(eta.setAt);
  if (eta === null || setAt === null) return null;
  const ageMinutes = now.since(setAt).total('minutes');
  return ageMinutes > ETA_STALE_AFTER_MINUTES ? null : eta.minutes;
}
