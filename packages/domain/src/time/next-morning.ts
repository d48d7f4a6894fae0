/** Before this hour it is still last night: a bar that says "tomorrow" at half past midnight means the morning after. */
const MORNING_HOUR = 5;

/** The next morning on the wall of a restaurant; its own hours decide when it opens after that (D-271). */
export function nextMorning(now: Temporal.Instant, timeZone: string): Temporal.Instant {
  const local = now.toZonedDateTimeISO(timeZone);
  const morning = local.startOfDay().with({ hour: MORNING_HOUR });
  const isNight = Temporal.ZonedDateTime.compare(local, morning) < 0;
  return (isNight ? morning : morning.add({ days: 1 })).toInstant();
}
