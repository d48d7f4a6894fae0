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
