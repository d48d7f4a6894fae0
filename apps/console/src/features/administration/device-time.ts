import { formatDate, formatDateTime } from '@tallrik/domain/time/format-date-time';

/** On this device's wall: an administrator of many restaurants has no other. */
export const deviceDateTime = (instant: string): string =>
  formatDateTime(Temporal.Instant.from(instant), Temporal.Now.timeZoneId());

export const deviceDate = (instant: string): string =>
  formatDate(Temporal.Instant.from(instant), Temporal.Now.timeZoneId());

/** A day that is one everywhere, as `DD/MM/YYYY`. */
export const dayText = (day: string): string => day.split('-').toReversed().join('/');
