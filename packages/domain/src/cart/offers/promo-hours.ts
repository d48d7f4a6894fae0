import { minutesOfDay } from '../../time/wall-clock.ts';

/** The hours of the day in which a code counts, `HH:mm` on the venue's wall, end excluded. Null: at any hour. */
export type PromoHours = { start: string; end: string } | null;

/** Asked as the guest's clock on the wall shows it; 22:00 to 02:00 goes over midnight. */
export function isWithinPromoHours(
  hours: PromoHours,
  now: Temporal.Instant,
  timeZone: string,
): boolean {
  if (hours === null) return true;
  const start = minutesOfDay(hours.start);
  const end = minutesOfDay(hours.end);
  if (start === null || end === null) return false;
  const { hour, minute } = now.toZonedDateTimeISO(timeZone);
  const wall = hour * 60 + minute;
  // From an hour to the same is around the clock.
  return start < end ? wall >= start && wall < end : wall >= start || wall < end;
}
