import { formatDateTime, formatTimeOfDay } from '@tallrik/domain/time/format-date-time';
import { seasonOfRepeatedHour } from '@tallrik/domain/time/repeated-hour';
import type { Translate } from './translate.ts';

const SEASON_TEXT = { SUMMER: 'Time.InSummerTime', WINTER: 'Time.InWinterTime' } as const;

/** `HH:mm` on the venue's wall; in the hour that comes twice it says which one (F-08). */
export const timeText = (t: Translate, instant: Temporal.Instant, timeZone: string): string =>
  withSeason(t, formatTimeOfDay(instant, timeZone), instant, timeZone);

/** `DD/MM/YYYY HH:mm` on the venue's wall, marked likewise. */
export const dateTimeText = (t: Translate, instant: Temporal.Instant, timeZone: string): string =>
  withSeason(t, formatDateTime(instant, timeZone), instant, timeZone);

function withSeason(
  t: Translate,
  time: string,
  instant: Temporal.Instant,
  timeZone: string,
): string {
  const season = seasonOfRepeatedHour(instant, timeZone);
  return season === null ? time : t(SEASON_TEXT[season], { time });
}
