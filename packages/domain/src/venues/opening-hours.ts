import { DAYS_OF_WEEK, type DayOfWeek, dayOfWeekAt } from '../time/day-of-week.ts';
import { minutesOfDay, isWallClock } from '../time/wall-clock.ts';
import type { Availability, TimeRange, Venue } from './venue.ts';

export type DisplayedHours = { start: string; end: string; isAllDay: boolean; isChanged: boolean };
export type HoursOfDay = { dayOfWeek: DayOfWeek; hours: DisplayedHours[] };

/** Monday to Sunday as written on the door; a day without hours is closed (TIME-02). */
export const openingHoursPerDay = (venue: Pick<Venue, 'availabilities'>): HoursOfDay[] =>
  DAYS_OF_WEEK.map((dayOfWeek) => ({ dayOfWeek, hours: hoursOf(venue.availabilities, dayOfWeek) }));

/** Today by the venue's own calendar (VENUE-02). */
export const openingHoursToday = (
  venue: Pick<Venue, 'availabilities' | 'timeZone'>,
  now: Temporal.Instant,
): DisplayedHours[] => hoursOf(venue.availabilities, dayOfWeekAt(now, venue.timeZone));

function hoursOf(availabilities: readonly Availability[], dayOfWeek: DayOfWeek): DisplayedHours[] {
  return availabilities
    .filter((availability) => availability.dayOfWeek === dayOfWeek)
    .map((availability) => availability.timeRange)
    .filter(({ start, end }) => isWallClock(start) && isWallClock(end))
    .toSorted((one, other) => (minutesOfDay(one.start) ?? 0) - (minutesOfDay(other.start) ?? 0))
    .map((timeRange) => ({
      start: timeRange.start,
      end: timeRange.end,
      isAllDay: timeRange.start === '00:00' && timeRange.end === '00:00',
      isChanged: hasChangedHours(timeRange),
    }));
}

/** The regular hours differ from today's: the row says so (D-30). `start` and `end` are what counts. */
export function hasChangedHours(timeRange: TimeRange): boolean {
  const { start, end, initialStart, initialEnd } = timeRange;
  return (initialStart ?? start) !== start || (initialEnd ?? end) !== end;
}
