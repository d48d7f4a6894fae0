import { containsInstant } from '../time/ranges.ts';
import { rangesBetween } from '../time/weekly-hours.ts';
import type { OpenVenue } from './open-hours.ts';
import { openingPlan } from './opening-plan.ts';

const DAYS_LOOKED_AHEAD = 30;

/** Whether the doors are open by the hours, and when that changes; null: not in the coming weeks (PLACES-01). */
export function nextChange(
  venue: OpenVenue,
  now: Temporal.Instant,
): { isOpen: boolean; at: Temporal.Instant | null } {
  const until = now.add({ hours: 24 * DAYS_LOOKED_AHEAD });
  const ranges = rangesBetween(openingPlan(venue), now, until, venue.timeZone);
  const open = ranges.find((range) => containsInstant(range, now));
  const change =
    open?.end ??
    ranges.find(({ start }) => Temporal.Instant.compare(start, now) > 0)?.start ??
    null;
  const isFar = change !== null && Temporal.Instant.compare(change, until) > 0;
  return {
    isOpen: open !== undefined && venue.active && !venue.deleted,
    at: isFar ? null : change,
  };
}
