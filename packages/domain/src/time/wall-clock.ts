const HOURS_AND_MINUTES = /^([01]\d|2[0-3]):([0-5]\d)$/;

/** Minutes since midnight of a wall-clock time `HH:mm`, or null where the text is none. */
export function minutesOfDay(text: string): number | null {
  const match = text.length === 5 ? HOURS_AND_MINUTES.exec(text) : null;
  return match === null ? null : Number(match[1]) * 60 + Number(match[2]);
}

export const isWallClock = (text: string): boolean => minutesOfDay(text) !== null;

/**
 * The first instant at which the restaurant's clock shows this time or a later one.
 * In the spring night 02:30 does not exist: Temporal's usual answer (03:30) would put a range's start
 * after its end (02:30 to 03:15). In the autumn night 02:30 comes twice: the first one counts.
 */
export function instantOfWallClock(
  date: Temporal.PlainDate,
  minutes: number,
  timeZone: string,
): Temporal.Instant {
  const wallClock = date.toPlainDateTime({
    hour: Math.floor(minutes / 60),
    minute: minutes % 60,
  });
  const compatible = wallClock.toZonedDateTime(timeZone);
  if (compatible.toPlainDateTime().equals(wallClock)) return compatible.toInstant();

  const beforeTheGap = wallClock.toZonedDateTime(timeZone, { disambiguation: 'earlier' });
  const endOfGap = beforeTheGap.getTimeZoneTransition('next');
  return (endOfGap ?? compatible).toInstant();
}

export const startOfDay = (date: Temporal.PlainDate, timeZone: string): Temporal.Instant =>
  instantOfWallClock(date, 0, timeZone);
