import { OFFICE_LIMITS } from '../company/office-limits.ts';
import { DAYS_OF_WEEK } from '../time/day-of-week.ts';
import type { HoursException } from '../time/hours-exceptions.ts';
import { minutesOfDay } from '../time/wall-clock.ts';
import { type WeeklyHours, wallClockMinutes } from '../time/weekly-hours.ts';

/** Why hours are not taken, and the place of the first wrong one. */
export type HoursRefusal = { error: 'FIELD_INVALID' | 'HOURS_OVERLAP'; field: string };

const MINUTES_PER_DAY = 24 * 60;
const MINUTES_PER_WEEK = 7 * MINUTES_PER_DAY;
const NAME_MAX_LENGTH = 100;
/** Exceptions can be entered two years ahead (PLACES-11). */
const YEARS_AHEAD = 2;

type Span = { place: number; start: number; end: number };

/** Hours of a whole week as they were entered; null where they can be saved (PLACES-08, PLACES-09). */
export function whyNotThisWeek(week: readonly WeeklyHours[]): HoursRefusal | null {
  for (const [place, { dayOfWeek, timeRange }] of week.entries()) {
    const before = week.slice(0, place).filter((hours) => hours.dayOfWeek === dayOfWeek);
    if (wallClockMinutes(timeRange) === null || before.length >= OFFICE_LIMITS.rangesOfDay)
      return { error: 'FIELD_INVALID', field: `hours.${place}` };
  }
  const spans = week.flatMap(({ dayOfWeek, timeRange }, place) =>
    spanOf(timeRange, DAYS_OF_WEEK.indexOf(dayOfWeek) * MINUTES_PER_DAY, place),
  );
  const overlapping = overlap(spans, MINUTES_PER_WEEK);
  return overlapping === null ? null : { error: 'HOURS_OVERLAP', field: `hours.${overlapping}` };
}

/** An exception as it was entered; null where it can be saved (PLACES-11). */
export function whyNotThisException(
  exception: Omit<HoursException, 'id'>,
  today: Temporal.PlainDate,
): HoursRefusal | null {
  const invalid = (field: string): HoursRefusal => ({ error: 'FIELD_INVALID', field });
  if ((exception.name ?? '').length > NAME_MAX_LENGTH) return invalid('name');
  const [first, last] = [readDay(exception.firstDay), readDay(exception.lastDay)];
  const latest = today.add({ years: YEARS_AHEAD });
  if (first === null || isAfter(first, latest)) return invalid('firstDay');
  if (last === null || isAfter(first, last) || isAfter(last, latest)) return invalid('lastDay');
  // What comes back every year must have an end before it begins again.
  if (exception.isYearly && !isAfter(first.add({ years: 1 }), last)) return invalid('lastDay');
  if (exception.ranges.length > OFFICE_LIMITS.rangesOfDay) return invalid('ranges');
  const wrong = exception.ranges.findIndex((range) => wallClockMinutes(range) === null);
  if (wrong >= 0) return invalid(`ranges.${wrong}`);
  const spans = exception.ranges.flatMap((range, place) => spanOf(range, 0, place));
  const overlapping = overlap(spans, Infinity);
  return overlapping === null ? null : { error: 'HOURS_OVERLAP', field: `ranges.${overlapping}` };
}

function spanOf(range: { start: string; end: string }, day: number, place: number): Span[] {
  const [start, length] = [minutesOfDay(range.start), wallClockMinutes(range)];
  if (start === null || length === null) return [];
  return [{ place, start: day + start, end: day + start + length }];
}

/** The place of the first span that begins before another has ended. Sunday night reaches into Monday. */
function overlap(spans: readonly Span[], round: number): number | null {
  const sorted = spans.toSorted((one, other) => one.start - other.start || one.place - other.place);
  let end = Math.max(-Infinity, ...sorted.map((span) => span.end - round));
  for (const span of sorted) {
    if (span.start < end) return span.place;
    end = span.end;
  }
  return null;
}

const isAfter = (one: Temporal.PlainDate, other: Temporal.PlainDate): boolean =>
  Temporal.PlainDate.compare(one, other) > 0;

function readDay(text: string): Temporal.PlainDate | null {
  if (text.length !== 'YYYY-MM-DD'.length || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  try {
    return Temporal.PlainDate.from(text, { overflow: 'reject' });
  } catch {
    return null;
  }
}
