import { exceptionOn, type HoursException } from '../time/hours-exceptions.ts';
import { publicHolidays, type Holiday } from './public-holidays.ts';

/** So long before a holiday somebody should have said whether the doors are open (MONEY-02). */
export const HOLIDAY_NOTICE_DAYS = 14;

/** The coming holidays about which nobody has said anything: neither closed, nor other hours, nor as usual. */
export function undecidedHolidays(
  country: string,
  today: Temporal.PlainDate,
  exceptions: readonly HoursException[],
): Holiday[] {
  const last = today.add({ days: HOLIDAY_NOTICE_DAYS });
  return publicHolidays(country, today).filter(
    ({ date }) =>
      Temporal.PlainDate.compare(date, last) <= 0 && exceptionOn(exceptions, date) === undefined,
  );
}
