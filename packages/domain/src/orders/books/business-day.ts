/** From which day on a venue's day begins at which hour, 0 to 6; the first row reaches back for ever (O-10). */
export type DayHour = { firstDay: string; begins: number };

/** Where an instant is read: the venue's zone, and the hours of its days, oldest first. */
export type VenueClock = { timeZone: string; dayHours: readonly DayHour[] };

/** So long after its end a day is closed, and stands still. */
export const CLOSES_AFTER_HOURS = 2;

export const wallOf = (at: Temporal.Instant, { timeZone }: VenueClock): Temporal.PlainDateTime =>
  at.toZonedDateTimeISO(timeZone).toPlainDateTime();

/** The hour at which a day begins on the venue's wall. */
export const beginOf = (day: string, { dayHours }: VenueClock): number =>
  dayHours.findLast(({ firstDay }) => firstDay <= day)?.begins ?? 0;

/**
 * The day an instant belongs to. Read from the wall towards the day, never back: an hour that comes twice is twice the
 * same hour of the same day, and one that never comes is missed by nobody.
 */
export function businessDay(at: Temporal.Instant, clock: VenueClock): string {
  const wall = wallOf(at, clock);
  const date = wall.toPlainDate();
  const begun = wall.hour >= beginOf(date.toString(), clock);
  return (begun ? date : date.subtract({ days: 1 })).toString();
}

/** Whether a day is closed at an instant: what comes then belongs to the day it comes on. */
export const isDayClosed = (day: string, at: Temporal.Instant, clock: VenueClock): boolean =>
  businessDay(at.subtract({ hours: CLOSES_AFTER_HOURS }), clock) > day;

/** The instant a day begins; where its hour is missing that night, the first one after it. */
export const dayStart = (day: string, clock: VenueClock): Temporal.Instant =>
  Temporal.PlainDate.from(day)
    .toZonedDateTime({
      timeZone: clock.timeZone,
      plainTime: Temporal.PlainTime.from({ hour: beginOf(day, clock) }),
    })
    .toInstant();

export const nextDay = (day: string): string =>
  Temporal.PlainDate.from(day).add({ days: 1 }).toString();
