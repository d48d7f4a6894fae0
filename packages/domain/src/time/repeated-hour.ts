/**
 * Which of the two an instant is in, where the clocks go back and an hour comes twice: before (summer time) or after
 * (winter time). Null for every other instant: 02:15 says all there is to say.
 */
export function seasonOfRepeatedHour(
  instant: Temporal.Instant,
  timeZone: string,
): 'SUMMER' | 'WINTER' | null {
  const onTheWall = instant.toZonedDateTimeISO(timeZone).toPlainDateTime();
  const [first, second] = (['earlier', 'later'] as const).map((disambiguation) =>
    onTheWall.toZonedDateTime(timeZone, { disambiguation }).toInstant(),
  );
  if (!first || !second || first.equals(second)) return null;
  return instant.equals(first) ? 'SUMMER' : 'WINTER';
}
