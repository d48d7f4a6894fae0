import { nextMorning } from '@tallrik/domain/time/next-morning';

export const PAUSE_MINUTES = [15, 30, 60] as const;

export const pauseUntil = (nowMs: number, minutes: number): string =>
  Temporal.Instant.fromEpochMilliseconds(nowMs).add({ minutes }).toString();

/** The next morning on the wall of the restaurant; its own hours decide when it opens after that. */
export const pauseUntilTomorrow = (nowMs: number, timeZone: string): string =>
  nextMorning(Temporal.Instant.fromEpochMilliseconds(nowMs), timeZone).toString();

/** The board is fetched every half minute; a pause is over on the second. */
export const isPausedAt = (pausedUntil: string | null, nowMs: number): boolean =>
  pausedUntil !== null && Temporal.Instant.from(pausedUntil).epochMilliseconds > nowMs;
