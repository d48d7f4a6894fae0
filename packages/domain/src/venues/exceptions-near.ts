import { dateAt } from '../time/day-of-week.ts';
import { exceptionalDays } from '../time/exceptional-days.ts';
import type { HoursException } from '../time/hours-exceptions.ts';
import type { Venue } from './venue.ts';

/** Longer than any page looks ahead, and than any answer is kept. */
const DAYS_AHEAD = 200;

/**
 * What guests need of a venue's exceptions. A venue may have hundreds, two years ahead, and every guest's first page
 * carries them; yesterday's counts past midnight.
 */
export function exceptionsNear(
  venue: Pick<Venue, 'exceptions' | 'timeZone'>,
  now: Temporal.Instant,
): HoursException[] {
  const yesterday = dateAt(now, venue.timeZone).subtract({ days: 1 });
  const days = exceptionalDays(venue.exceptions ?? [], yesterday, DAYS_AHEAD + 2);
  return [...new Set(days.map(({ exception }) => exception))];
}
