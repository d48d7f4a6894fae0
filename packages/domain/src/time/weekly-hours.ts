import { dateAt, type DayOfWeek, dayOfWeekOf } from './day-of-week.ts';
import { containsInstant, type InstantRange, isEmptyRange, mergeRanges } from './ranges.ts';
import { instantOfWallClock, minutesOfDay } from './wall-clock.ts';

/** A range of the week as restaurants write it: opening hours and menu availabilities alike. */
export type WeeklyHours = {
  dayOfWeek: DayOfWeek;
  timeRange: { start: string; end: string };
};

/** When something is open or served: a week, and the days on which other hours count. */
export type HoursPlan = {
  week: readonly WeeklyHours[];
  /** What begins on a date in place of all the week's, if anything does. `planWith` makes it (O-18). */
  insteadOn?: (date: Temporal.PlainDate) => readonly WeeklyHours['timeRange'][] | undefined;
};

const MINUTES_PER_DAY = 24 * 60;

/**
 * Length by the wall clock: until midnight where it ends at 00:00 (TIME-21), the whole day from 00:00 to
 * 00:00 (TIME-22), past midnight where the end is not after the start (TIME-23). Null: not a range at all.
 */
export function wallClockMinutes(timeRange: { start: string; end: string }): number | null {
  const start = minutesOfDay(timeRange.start);
  const end = minutesOfDay(timeRange.end);
  if (start === null || end === null) return null;
  return end > start ? end - start : end - start + MINUTES_PER_DAY;
}

/** The hours that begin on this date: an exception's in place of all the week's (PLACES-11). */
export function hoursStartingOn({ week, insteadOn }: HoursPlan, date: Temporal.PlainDate) {
  const dayOfWeek = dayOfWeekOf(date);
  return (
    insteadOn?.(date)?.map((timeRange) => ({ dayOfWeek, timeRange })) ??
    week.filter((hours) => hours.dayOfWeek === dayOfWeek)
  );
}

/** Ranges that begin on this date, whole, also where they run past midnight. Unreadable hours are closed hours. */
export function rangesStartingOn(
  plan: HoursPlan,
  date: Temporal.PlainDate,
  timeZone: string,
): (InstantRange & { hours: WeeklyHours })[] {
  return hoursStartingOn(plan, date).flatMap((hours) => {
    const start = minutesOfDay(hours.timeRange.start);
    const length = wallClockMinutes(hours.timeRange);
    if (start === null || length === null) return [];
    const range = {
      hours,
      start: instantOfWallClock(date, start, timeZone),
      end: instantAfterMinutes(date, start + length, timeZone),
    };
    return isEmptyRange(range) ? [] : [range];
  });
}

function instantAfterMinutes(date: Temporal.PlainDate, minutes: number, timeZone: string) {
  const days = Math.floor(minutes / MINUTES_PER_DAY);
  return instantOfWallClock(date.add({ days }), minutes % MINUTES_PER_DAY, timeZone);
}

/**
 * Every range that touches the time between two instants, joined over midnight. One day of margin on each
 * side: a range must not seem to end where merely the question ended.
 */
export function rangesBetween(
  plan: HoursPlan,
  from: Temporal.Instant,
  until: Temporal.Instant,
  timeZone: string,
): InstantRange[] {
  const ranges: InstantRange[] = [];
  const lastDate = dateAt(until, timeZone).add({ days: 1 });
  let date = dateAt(from, timeZone).subtract({ days: 1 });
  while (Temporal.PlainDate.compare(date, lastDate) <= 0) {
    ranges.push(...rangesStartingOn(plan, date, timeZone));
    date = date.add({ days: 1 });
  }
  return mergeRanges(ranges);
}

/** The hours in force at an instant, yesterday's that run past midnight included. */
export function hoursInForceAt(
  plan: HoursPlan,
  instant: Temporal.Instant,
  timeZone: string,
): WeeklyHours[] {
  const date = dateAt(instant, timeZone);
  return [date.subtract({ days: 1 }), date]
    .flatMap((day) => rangesStartingOn(plan, day, timeZone))
    .filter((range) => containsInstant(range, instant))
    .map((range) => range.hours);
}
