import { dateAt, DAYS_OF_WEEK, type DayOfWeek } from '../time/day-of-week.ts';
import { exceptionalDays, type ExceptionalDays } from '../time/exceptional-days.ts';
import { exceptionOn } from '../time/hours-exceptions.ts';
import { minutesOfDay, isWallClock } from '../time/wall-clock.ts';
import { hoursStartingOn } from '../time/weekly-hours.ts';
import { SLOT_DAYS_AHEAD } from './slots.ts';
import { openingPlan } from './opening-plan.ts';
import type { TimeRange, Venue } from './venue.ts';

export type DisplayedHours = { start: string; end: string; isAllDay: boolean };

/** The hours that begin on one day; none is closed. */
export type DayHours = {
  hours: DisplayedHours[];
  /** Where they are not the week's: what they are called, and what they usually are (PLACES-13, D-30). */
  change: { name: string | null; usual: DisplayedHours[] | null } | null;
};

type OpenedVenue = Pick<Venue, 'availabilities' | 'exceptions'>;

const DAYS_PER_WEEK = 7;

/** A day of the list on the door, with its date: the next one of its name, today included. */
export type HoursOfDay = DayHours & { dayOfWeek: DayOfWeek; date: Temporal.PlainDate };

/** Monday to Sunday, each as it is next (TIME-02): a holiday of the coming week stands in its day's row. */
export function openingHoursPerDay(
  venue: OpenedVenue & Pick<Venue, 'timeZone'>,
  now: Temporal.Instant,
): HoursOfDay[] {
  const today = dateAt(now, venue.timeZone);
  return DAYS_OF_WEEK.map((dayOfWeek, place) => {
    const ahead = (place + 1 - today.dayOfWeek + DAYS_PER_WEEK) % DAYS_PER_WEEK;
    const date = today.add({ days: ahead });
    return { dayOfWeek, date, ...openingHoursOn(venue, date) };
  });
}

/** Today by the venue's own calendar (VENUE-02). */
export const openingHoursToday = (
  venue: OpenedVenue & Pick<Venue, 'timeZone'>,
  now: Temporal.Instant,
): DayHours => openingHoursOn(venue, dateAt(now, venue.timeZone));

/** Holidays after the coming week for which a guest can already order (PLACES-13). */
export const comingExceptions = (
  venue: OpenedVenue & Pick<Venue, 'timeZone'>,
  now: Temporal.Instant,
): (ExceptionalDays & { hours: DisplayedHours[] })[] =>
  exceptionalDays(
    venue.exceptions ?? [],
    dateAt(now, venue.timeZone).add({ days: DAYS_PER_WEEK }),
    SLOT_DAYS_AHEAD + 1 - DAYS_PER_WEEK,
  ).map((days) => ({ ...days, hours: displayed(days.exception.ranges) }));

export function openingHoursOn(venue: OpenedVenue, date: Temporal.PlainDate): DayHours {
  const plan = openingPlan(venue);
  const ranges = hoursStartingOn(plan, date).map(({ timeRange }) => timeRange);
  const hours = displayed(ranges);
  const exception = exceptionOn(venue.exceptions, date);
  if (!exception) {
    return { hours, change: ranges.some(hasChangedHours) ? { name: null, usual: null } : null };
  }
  const week = hoursStartingOn({ week: plan.week }, date);
  const usual = displayed(week.map(({ timeRange }) => timeRange));
  return { hours, change: isSame(hours, usual) ? null : { name: exception.name ?? null, usual } };
}

const isSame = (one: readonly DisplayedHours[], other: readonly DisplayedHours[]): boolean =>
  one.length === other.length &&
  one.every(({ start, end }, place) => start === other[place]?.start && end === other[place].end);

const displayed = (ranges: readonly TimeRange[]): DisplayedHours[] =>
  ranges
    .filter(({ start, end }) => isWallClock(start) && isWallClock(end))
    .toSorted((one, other) => (minutesOfDay(one.start) ?? 0) - (minutesOfDay(other.start) ?? 0))
    .map(({ start, end }) => ({ start, end, isAllDay: start === '00:00' && end === '00:00' }));

/** The regular hours differ from today's: the row says so (D-30). `start` and `end` are what counts. */
export function hasChangedHours(timeRange: TimeRange): boolean {
  const { start, end, initialStart, initialEnd } = timeRange;
  return (initialStart ?? start) !== start || (initialEnd ?? end) !== end;
}
