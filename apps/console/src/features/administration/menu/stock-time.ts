/** What was typed into a field of day and time, on the wall of a restaurant; null where it is no time. */
export function instantIn(timeZone: string, typed: string): Temporal.Instant | null {
  try {
    return Temporal.PlainDateTime.from(typed).toZonedDateTime(timeZone).toInstant();
  } catch {
    return null;
  }
}

/** `2026-12-24 11:00` on the wall of a restaurant. */
export function dateTimeIn(timeZone: string, instant: string): string {
  const local = Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone);
  return `${local.toPlainDate().toString()} ${local.toPlainTime().toString().slice(0, 5)}`;
}
