import { formatDate, formatDateTime, formatTimeOfDay } from '@tallrik/domain/time/format-date-time';
import { seasonOfRepeatedHour } from '@tallrik/domain/time/repeated-hour';
import type { ConsoleTranslate } from '../messages/use-messages.tsx';

/** `HH:mm` on the venue's wall; in the hour that comes twice it says which one (D-167). */
export const timeText = (t: ConsoleTranslate, instant: Temporal.Instant, zone: string): string =>
  withSeason(formatTimeOfDay(instant, zone), seasonText(t, instant, zone));

/** `DD/MM/YYYY HH:mm` on the venue's wall, marked likewise. */
export const dateTimeText = (
  t: ConsoleTranslate,
  instant: Temporal.Instant,
  zone: string,
): string => withSeason(formatDateTime(instant, zone), seasonText(t, instant, zone));

/** `DD/MM` of a moment that is not on this day of the restaurant; empty for one that is (D-356). */
export function otherDay(ms: number, nowMs: number, zone: string): string {
  const [day, today] = [ms, nowMs].map((at) =>
    formatDate(Temporal.Instant.fromEpochMilliseconds(at), zone),
  );
  return day === undefined || day === today ? '' : day.slice(0, 'DD/MM'.length);
}

/** Which of the two it is, in a word that can stand beside a big figure; empty at any other time. */
export function seasonText(t: ConsoleTranslate, instant: Temporal.Instant, zone: string): string {
  const season = seasonOfRepeatedHour(instant, zone);
  return season === null ? '' : t(`Console.Time.${season}`);
}

const withSeason = (time: string, season: string): string =>
  season === '' ? time : `${time}, ${season}`;
