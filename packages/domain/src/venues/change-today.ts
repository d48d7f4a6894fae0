import { dateAt } from '../time/day-of-week.ts';
import { containsInstant } from '../time/ranges.ts';
import { minutesOfDay } from '../time/wall-clock.ts';
import { hoursStartingOn, rangesStartingOn, wallClockMinutes } from '../time/weekly-hours.ts';
import { openingPlan } from './opening-plan.ts';
import type { Venue } from './venue.ts';

type HoursOfVenue = Pick<Venue, 'availabilities' | 'exceptions' | 'timeZone'>;
type Span = { start: number; end: number };

/** The hours of one day, as an exception from the week has them. */
export type DayHours = {
  day: Temporal.PlainDate;
  ranges: { start: string; end: string }[];
};

const MINUTES_PER_DAY = 24 * 60;
/** How far the choices of a longer evening reach, and in which steps. */
const LONGER_BY_MINUTES = 6 * 60;
const LONGER_STEP_MINUTES = 30;

/** The working day: a Friday that goes on past midnight is still Friday. */
function workingDay(venue: HoursOfVenue, now: Temporal.Instant) {
  const date = dateAt(now, venue.timeZone);
  const plan = openingPlan(venue);
  const isInForce = (day: Temporal.PlainDate) =>
    rangesStartingOn(plan, day, venue.timeZone).some((range) => containsInstant(range, now));
  const before = date.subtract({ days: 1 });
  const isNight = !isInForce(date) && isInForce(before);
  const day = isNight ? before : date;
  const { hour, minute } = now.toZonedDateTimeISO(venue.timeZone);
  const spans = hoursStartingOn(plan, day).flatMap(({ timeRange }): Span[] => {
    const [start, length] = [minutesOfDay(timeRange.start), wallClockMinutes(timeRange)];
    return start === null || length === null ? [] : [{ start, end: start + length }];
  });
  return {
    day,
    /** Minutes of that day by the wall clock; past midnight they count on. */
    minute: hour * 60 + minute + (isNight ? MINUTES_PER_DAY : 0),
    spans: spans.toSorted((one, other) => one.start - other.start),
  };
}

const written = (minutes: number): string => {
  const of = minutes % MINUTES_PER_DAY;
  return `${String(Math.floor(of / 60)).padStart(2, '0')}:${String(of % 60).padStart(2, '0')}`;
};

const dayHours = (day: Temporal.PlainDate, spans: readonly Span[]): DayHours => ({
  day,
  ranges: spans.map(({ start, end }) => ({ start: written(start), end: written(end) })),
});

/** Today without what is left of it; null where nothing is left (PLACES-15). */
export function closedFromNow(venue: HoursOfVenue, now: Temporal.Instant): DayHours | null {
  const { day, minute, spans } = workingDay(venue, now);
  if (!spans.some(({ end }) => end > minute)) return null;
  const kept = spans.filter(({ start }) => start < minute);
  return dayHours(
    day,
    kept.map(({ start, end }) => ({ start, end: Math.min(end, minute) })),
  );
}

/**
 * Today with doors open until a time, which is the next such time: 01:00 said at ten in the evening is tonight. What is
 * open is open longer, what opens later today stays so, and who has closed opens again. Null where that is not longer.
 */
export function openLonger(
  venue: HoursOfVenue,
  now: Temporal.Instant,
  until: string,
): DayHours | null {
  const wanted = minutesOfDay(until);
  if (wanted === null) return null;
  const { day, minute, spans } = workingDay(venue, now);
  let end = wanted;
  while (end <= minute) end += MINUTES_PER_DAY;
  const last =
    spans.find((span) => span.start <= minute && minute < span.end) ??
    spans.findLast((span) => span.start > minute && span.start < end);
  const start = last?.start ?? minute;
  if ((last !== undefined && last.end >= end) || end - start > MINUTES_PER_DAY) return null;
  const met = spans.filter((span) => span !== last && span.start >= start && span.start <= end);
  const longest = Math.max(end, ...met.map((span) => span.end));
  if (longest - start > MINUTES_PER_DAY) return null;
  const others = spans.filter((span) => span !== last && !met.includes(span));
  return dayHours(
    day,
    [...others, { start, end: longest }].toSorted((one, other) => one.start - other.start),
  );
}

/** Times worth offering for a longer day, soonest first. */
export function longerTimes(venue: HoursOfVenue, now: Temporal.Instant): string[] {
  const { minute, spans } = workingDay(venue, now);
  const end = Math.max(minute, ...spans.map((span) => span.end));
  const first = (Math.floor(end / LONGER_STEP_MINUTES) + 1) * LONGER_STEP_MINUTES;
  return Array.from({ length: LONGER_BY_MINUTES / LONGER_STEP_MINUTES }, (_none, step) =>
    written(first + step * LONGER_STEP_MINUTES),
  ).filter((time) => openLonger(venue, now, time) !== null);
}
