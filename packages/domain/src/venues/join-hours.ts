import { DAYS_OF_WEEK, type DayOfWeek } from '../time/day-of-week.ts';
import { minutesOfDay } from '../time/wall-clock.ts';
import { wallClockMinutes } from '../time/weekly-hours.ts';

export type WeekRange = { dayOfWeek: DayOfWeek; start: string; end: string };

const DAY = 24 * 60;
const WEEK = 7 * DAY;

/** Ranges of a week that overlap become one, over midnight and the week's end too; those that merely touch stay two (PLACES-09). */
export function joinHours(week: readonly WeekRange[]): WeekRange[] {
  const spans = week
    .flatMap((range) => {
      const [start, length] = [minutesOfDay(range.start), wallClockMinutes(range)];
      if (start === null || length === null) return [];
      const from = DAYS_OF_WEEK.indexOf(range.dayOfWeek) * DAY + start;
      return [{ from, until: from + length }];
    })
    .toSorted((one, other) => one.from - other.from);
  const joined: typeof spans = [];
  for (const span of spans) {
    const last = joined.at(-1);
    if (last && span.from < last.until) last.until = Math.max(last.until, span.until);
    else joined.push({ ...span });
  }
  // Sunday night reaches into Monday.
  const [first, last] = [joined[0], joined.at(-1)];
  if (first && last && first !== last && first.from < last.until - WEEK) {
    last.until = Math.max(last.until, first.until + WEEK);
    joined.shift();
  }
  return joined.flatMap(rangesOf);
}

/** No range is longer than a day: the rest begins where the first day ends. */
function rangesOf({ from, until }: { from: number; until: number }): WeekRange[] {
  const dayOfWeek = DAYS_OF_WEEK[Math.floor(from / DAY) % 7];
  if (dayOfWeek === undefined || from >= until) return [];
  const end = Math.min(until, from + DAY);
  return [{ dayOfWeek, start: wall(from), end: wall(end) }, ...rangesOf({ from: end, until })];
}

const wall = (minutes: number): string =>
  `${String(Math.floor((minutes % DAY) / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
