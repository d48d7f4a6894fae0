export const PAUSE_MINUTES = [15, 30, 60] as const;

/** Before this hour it is still last night: a bar that pauses at half past midnight means the morning after. */
const MORNING_HOUR = 5;

export const pauseUntil = (nowMs: number, minutes: number): string =>
  Temporal.Instant.fromEpochMilliseconds(nowMs).add({ minutes }).toString();

/** The next morning on the wall of the restaurant; its own hours decide when it opens after that. */
export function pauseUntilTomorrow(nowMs: number, timeZone: string): string {
  const now = Temporal.Instant.fromEpochMilliseconds(nowMs).toZonedDateTimeISO(timeZone);
  const morning = now.startOfDay().with({ hour: MORNING_HOUR });
  const isNight = Temporal.ZonedDateTime.compare(now, morning) < 0;
  return (isNight ? morning : morning.add({ days: 1 })).toInstant().toString();
}

/** The board is fetched every half minute; a pause is over on the second. */
export const isPausedAt = (pausedUntil: string | null, nowMs: number): boolean =>
  pausedUntil !== null && Temporal.Instant.from(pausedUntil).epochMilliseconds > nowMs;
