import { nextMorning } from '../time/next-morning.ts';
import { rangesBetween } from '../time/weekly-hours.ts';
import { openingPlan } from './opening-plan.ts';
import type { Venue } from './venue.ts';

const DAYS_LOOKED_AHEAD = 30;

/** When the doors open next. Who never closes, or has no hours, begins a day in the morning (D-601). */
export function nextOpening(
  venue: Pick<Venue, 'availabilities' | 'exceptions' | 'timeZone'>,
  now: Temporal.Instant,
): Temporal.Instant {
  const until = now.add({ hours: 24 * DAYS_LOOKED_AHEAD });
  const next = rangesBetween(openingPlan(venue), now, until, venue.timeZone).find(
    ({ start }) => Temporal.Instant.compare(start, now) > 0,
  );
  return next?.start ?? nextMorning(now, venue.timeZone);
}
