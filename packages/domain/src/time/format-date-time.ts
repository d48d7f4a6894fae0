/** DD/MM/YYYY HH:mm on the restaurant's wall (I18N-17, D-19), the same on server and device. */
export const formatDateTime = (instant: Temporal.Instant, timeZone: string): string =>
  `${formatDate(instant, timeZone)} ${formatTimeOfDay(instant, timeZone)}`;

export function formatDate(instant: Temporal.Instant, timeZone: string): string {
  const { day, month, year } = instant.toZonedDateTimeISO(timeZone);
  return `${padded(day, 2)}/${padded(month, 2)}/${padded(year, 4)}`;
}

export function formatTimeOfDay(instant: Temporal.Instant, timeZone: string): string {
  const { hour, minute } = instant.toZonedDateTimeISO(timeZone);
  return `${padded(hour, 2)}:${padded(minute, 2)}`;
}

const padded = (number: number, length: number): string => String(number).padStart(length, '0');
