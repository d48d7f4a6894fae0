import { ok, refused, type Result } from '../../result.ts';

/** Days of a report, both included. */
export type ReportDays = { from: string; to: string };

/** What a report stands beside. */
export const COMPARISONS = ['BEFORE', 'YEAR_AGO'] as const;
export type Comparison = (typeof COMPARISONS)[number];

/** MONEY-18 */
export const LONGEST_REPORT_MONTHS = 24;
const WEEKS_OF_YEAR = 52;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

function readDay(day: string): Temporal.PlainDate | null {
  if (day.length !== 10 || !DAY.test(day)) return null;
  try {
    return Temporal.PlainDate.from(day);
  } catch {
    // 2026-02-31 looks like a day and is none.
    return null;
  }
}

/** Days somebody asks for: real ones, not back to front, and not too many. */
export function readReportDays(days: ReportDays): Result<ReportDays, 'FIELD_INVALID'> {
  const [from, to] = [readDay(days.from), readDay(days.to)];
  if (!from || !to || Temporal.PlainDate.compare(from, to) > 0) return refused('FIELD_INVALID');
  if (Temporal.PlainDate.compare(to, from.add({ months: LONGEST_REPORT_MONTHS })) >= 0)
    return refused('FIELD_INVALID');
  return ok({ from: from.toString(), to: to.toString() });
}

export const countDays = ({ from, to }: ReportDays): number =>
  Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to)).days + 1;

/** The keys a report in time shows, none left out between two others: a gap would be a false picture of the day. */
export function keysInTime(
  by: 'DAY' | 'HOUR' | 'WEEKDAY' | 'MONTH',
  days: ReportDays,
  found: ReadonlySet<string>,
): string[] {
  if (by === 'DAY') return daysOf(days);
  if (found.size === 0) return [];
  if (by === 'HOUR') {
    const hours = [...found].map(Number);
    const first = Math.min(...hours);
    return Array.from({ length: Math.max(...hours) - first + 1 }, (_none, place) =>
      String(first + place),
    );
  }
  const all = daysOf(days);
  const keys = all.map((day) =>
    by === 'MONTH' ? day.slice(0, 7) : String(Temporal.PlainDate.from(day).dayOfWeek),
  );
  return [...new Set([...keys, ...found])].toSorted();
}

function daysOf({ from, to }: ReportDays): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = Temporal.PlainDate.from(day).add({ days: 1 }).toString())
    days.push(day);
  return days;
}

/** By whole weeks, so that a Saturday stands beside a Saturday. */
export const weeksBetween = (days: ReportDays, comparison: Comparison): number =>
  comparison === 'BEFORE'
    ? Math.ceil(countDays(days) / 7)
    : Math.ceil(countDays(days) / (WEEKS_OF_YEAR * 7)) * WEEKS_OF_YEAR;

export const shiftDay = (day: string, weeks: number): string =>
  Temporal.PlainDate.from(day).add({ weeks }).toString();

export function comparedDays({ from, to }: ReportDays, comparison: Comparison): ReportDays {
  const weeks = -weeksBetween({ from, to }, comparison);
  return { from: shiftDay(from, weeks), to: shiftDay(to, weeks) };
}
