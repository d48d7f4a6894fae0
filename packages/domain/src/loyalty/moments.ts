/** Longer than any moment is written. */
const LONGEST_MOMENT = 40;

/** Null where there is none, undefined where it is no moment. */
export function readMoment(moment: string | null): Temporal.Instant | null | undefined {
  if (moment === null) return null;
  if (moment.length > LONGEST_MOMENT) return undefined;
  try {
    return Temporal.Instant.from(moment);
  } catch {
    return undefined;
  }
}

/** The moment that does not fit: unreadable, or an end that does not lie after the start (GROWTH-05, GROWTH-16). */
export function wrongMoment(of: {
  startsAt: string | null;
  endsAt: string | null;
}): 'startsAt' | 'endsAt' | null {
  const [startsAt, endsAt] = [readMoment(of.startsAt), readMoment(of.endsAt)];
  if (startsAt === undefined) return 'startsAt';
  if (endsAt === undefined) return 'endsAt';
  const isBackwards = startsAt && endsAt && Temporal.Instant.compare(endsAt, startsAt) <= 0;
  return isBackwards ? 'endsAt' : null;
}
