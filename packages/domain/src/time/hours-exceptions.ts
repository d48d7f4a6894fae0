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
  /** The only hours that begin on such a day; none is closed. */
  ranges: readonly { start: string; end: string }[];
};

/**
 * Days are compared as they are written, in later years by month and day. From the 24th of December to the 2nd of
 * January is the end of one year and the beginning of the next.
 */
function isExceptionOn({ firstDay, lastDay, isYearly }: HoursException, day: string): boolean {
  const from = isYearly && day > lastDay ? '2026-'.length : 0;
  const [first, last, then] = [firstDay.slice(from), lastDay.slice(from), day.slice(from)];
  return first <= last ? first <= then && then <= last : first <= then || then <= last;
}

/** The one that counts on a date, of those that are `inPrecedence`; none where the week counts. */
export function exceptionOn(
  exceptions: readonly HoursException[] | undefined,
  date: Temporal.PlainDate,
): HoursException | undefined {
  const day = date.toString();
  return exceptions?.find((exception) => isExceptionOn(exception, day));
}

/** A week with its exceptions, as the time engine takes it. */
export const planWith = (
  week: HoursPlan['week'],
  exceptions: readonly HoursException[] | undefined,
): HoursPlan => ({ week, insteadOn: (date) => exceptionOn(exceptions, date)?.ranges });
