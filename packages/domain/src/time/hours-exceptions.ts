import type { HoursPlan } from './weekly-hours.ts';

/** Days on which other hours count than the week's (O-18). */
export type HoursException = {
  id: string;
  /** `Christmas Eve`, for guests and staff. */
  name?: string | null | undefined;
  /** First and last day on the restaurant's calendar, `YYYY-MM-DD`. */
  firstDay: string;
  lastDay: string;
  /** The same days again in every later year. */
  isYearly: boolean;
  /** When it was written last: of two as long as each other the newer one counts. */
  savedAt: string;
  /** The only hours that begin on such a day; none is closed. */
  ranges: readonly { start: string; end: string }[];
};

// Days are compared as they are written: 2026-12-24 is before 2026-12-25 as a text, too.
const monthAndDay = (day: string): string => day.slice('2026-'.length);

function isExceptionOn(exception: HoursException, day: string): boolean {
  const { firstDay, lastDay } = exception;
  if (day < firstDay || lastDay < firstDay) return false;
  if (!exception.isYearly || day <= lastDay) return day <= lastDay;
  const [first, last, then] = [monthAndDay(firstDay), monthAndDay(lastDay), monthAndDay(day)];
  // From the 24th of December to the 2nd of January is the end of one year and the beginning of the next.
  return first <= last ? first <= then && then <= last : first <= then || then <= last;
}

/** The one that counts on a date: the shortest span, of equal ones the newest. Null: the week counts. */
export function exceptionOn(
  exceptions: readonly HoursException[],
  date: Temporal.PlainDate,
): HoursException | null {
  const day = date.toString();
  return (
    exceptions.filter((exception) => isExceptionOn(exception, day)).toSorted(byPrecedence)[0] ??
    null
  );
}

const byPrecedence = (one: HoursException, other: HoursException): number =>
  daysIn(one) - daysIn(other) ||
  compareTexts(other.savedAt, one.savedAt) ||
  compareTexts(one.id, other.id);

const daysIn = ({ firstDay, lastDay }: HoursException): number =>
  Temporal.PlainDate.from(firstDay).until(lastDay).days;

// By code unit, not by a locale: server and device must agree on which one counts.
function compareTexts(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** A week with its exceptions, as the time engine takes it. */
export const planWith = (
  week: HoursPlan['week'],
  exceptions: readonly HoursException[] = [],
): HoursPlan =>
  exceptions.length === 0
    ? { week }
    : { week, insteadOn: (date) => exceptionOn(exceptions, date)?.ranges ?? null };
