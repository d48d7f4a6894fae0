export const DAYS_OF_WEEK = [
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
  'SATURDAY',
  'SUNDAY',
] as const;
export type DayOfWeek = (typeof DAYS_OF_WEEK)[number];

export function dayOfWeekOf(date: Temporal.PlainDate): DayOfWeek {
  const day = DAYS_OF_WEEK[date.dayOfWeek - 1];
  if (day === undefined) throw new RangeError(`Not a day of the week: ${date.dayOfWeek}`);
  return day;
}

/** The weekday on the wall of the restaurant, which near midnight is not the weekday in UTC. */
export const dayOfWeekAt = (instant: Temporal.Instant, timeZone: string): DayOfWeek =>
  dayOfWeekOf(dateAt(instant, timeZone));

export const dateAt = (instant: Temporal.Instant, timeZone: string): Temporal.PlainDate =>
  instant.toZonedDateTimeISO(timeZone).toPlainDate();
