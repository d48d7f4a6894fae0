import type { SavedException } from '../exception-precedence.ts';
import type { WeeklyHours } from '../weekly-hours.ts';

/** A moment, and what the clock on the restaurant's wall shows then. */
type Moment = { epochMs: number; wall: string };

const WEEKDAYS = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'];
const HALF_HOUR_MS = 1_800_000;

const dayBefore = (day: string): string => moved(day, -1);
const moved = (day: string, days: number): string =>
  Temporal.PlainDate.from(day).add({ days }).toString();

/** Every half hour between two moments, as Intl writes it. */
export function momentsBetween(fromMs: number, untilMs: number, timeZone: string): Moment[] {
  const clock = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const moments: Moment[] = [];
  for (let epochMs = fromMs; epochMs < untilMs; epochMs += HALF_HOUR_MS)
    moments.push({ epochMs, wall: clock.format(epochMs) });
  return moments;
}

/** By the calendar's own dates, written out for each year there could be. */
function spansOf({ firstDay, lastDay, isYearly }: SavedException): [string, string][] {
  const spans: [string, string][] = [[firstDay, lastDay]];
  const year = Number(firstDay.slice(0, 4));
  const isOverNewYear = lastDay.slice(0, 4) !== firstDay.slice(0, 4);
  for (let later = year + 1; isYearly && later < year + 5; later += 1)
    spans.push([
      `${later}${firstDay.slice(4)}`,
      `${later + (isOverNewYear ? 1 : 0)}${lastDay.slice(4)}`,
    ]);
  return spans;
}

function rangesOn(
  day: string,
  week: readonly WeeklyHours[],
  exceptions: readonly SavedException[],
): readonly { start: string; end: string }[] {
  let best: { exception: SavedException; length: number } | null = null;
  for (const exception of exceptions) {
    const isThen = spansOf(exception).some(([first, last]) => first <= day && day <= last);
    const length = Temporal.PlainDate.from(exception.firstDay).until(exception.lastDay).days;
    const isBetter =
      best === null ||
      length < best.length ||
      (length === best.length && exception.savedAt > best.exception.savedAt);
    if (isThen && isBetter) best = { exception, length };
  }
  if (best) return best.exception.ranges;
  const weekday = WEEKDAYS[Temporal.PlainDate.from(day).dayOfWeek - 1];
  return week.filter(({ dayOfWeek }) => dayOfWeek === weekday).map(({ timeRange }) => timeRange);
}

/**
 * The moments at which a restaurant is open, found by walking through them one by one: a range lasts from the first
 * one that shows its start (or a later time) to the first that shows its end.
 */
export function openMoments(
  moments: readonly Moment[],
  week: readonly WeeklyHours[],
  exceptions: readonly SavedException[],
): Set<number> {
  const open = new Set<number>();
  const days = new Set(moments.map(({ wall }) => wall.slice(0, 10)));
  for (const day of new Set([...days, ...[...days].map(dayBefore)])) {
    for (const { start, end } of rangesOn(day, week, exceptions)) {
      const opens = `${day} ${start}`;
      const closes = `${end > start ? day : moved(day, 1)} ${end}`;
      let hasBegun = false;
      for (const { epochMs, wall } of moments) {
        if (wall >= closes) break;
        hasBegun ||= wall >= opens;
        if (hasBegun) open.add(epochMs);
      }
    }
  }
  return open;
}
