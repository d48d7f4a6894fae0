import { exceptionOn, type HoursException } from './hours-exceptions.ts';

export type ExceptionalDays = {
  exception: HoursException;
  first: Temporal.PlainDate;
  last: Temporal.PlainDate;
};

/** What counts instead of the week from a date on, earliest first; days in a row are told as one. */
export function exceptionalDays(
  exceptions: readonly HoursException[],
  from: Temporal.PlainDate,
  days: number,
): ExceptionalDays[] {
  const found: ExceptionalDays[] = [];
  if (exceptions.length === 0) return found;
  for (let ahead = 0; ahead < days; ahead += 1) {
    const date = from.add({ days: ahead });
    const exception = exceptionOn(exceptions, date);
    if (!exception) continue;
    const before = found.at(-1);
    if (before?.exception === exception && before.last.add({ days: 1 }).equals(date))
      before.last = date;
    else found.push({ exception, first: date, last: date });
  }
  return found;
}
