import { BCP47, type Language } from '@tallrik/domain/company/languages';
import { DAYS_OF_WEEK, type DayOfWeek } from '@tallrik/domain/time/day-of-week';
import { formatDate, formatDateTime } from '@tallrik/domain/time/format-date-time';

/** On this device's wall: an administrator of many restaurants has no other. */
export const deviceDateTime = (instant: string): string =>
  formatDateTime(Temporal.Instant.from(instant), Temporal.Now.timeZoneId());

export const deviceDate = (instant: string): string =>
  formatDate(Temporal.Instant.from(instant), Temporal.Now.timeZoneId());

/** A day that is one everywhere, as `DD/MM/YYYY`. */
export const dayText = (day: string): string => day.split('-').toReversed().join('/');

/** A Monday. */
const SOME_MONDAY = '2024-01-01';

export const weekdayName = (
  day: DayOfWeek,
  language: Language,
  weekday: 'short' | 'long',
): string =>
  Temporal.PlainDate.from(SOME_MONDAY)
    .add({ days: DAYS_OF_WEEK.indexOf(day) })
    .toLocaleString(BCP47[language], { weekday });
