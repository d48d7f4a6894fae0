import { seasonOfRepeatedHour } from '@tallrik/domain/time/repeated-hour';

export type SeasonTexts = (
  key: 'Mail.Receipt.InSummerTime' | 'Mail.Receipt.InWinterTime',
  values: { time: string },
) => string;

/** A written time of an order; in the autumn night an hour comes twice, and it must say which one it is (D-167). */
export function withSeason(
  texts: SeasonTexts,
  time: string,
  instant: Temporal.Instant,
  timeZone: string,
): string {
  const season = seasonOfRepeatedHour(instant, timeZone);
  if (season === null) return time;
  const key = season === 'SUMMER' ? 'Mail.Receipt.InSummerTime' : 'Mail.Receipt.InWinterTime';
  return texts(key, { time });
}
