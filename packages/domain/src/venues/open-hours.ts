import { ok, refused, type Result } from '../result.ts';
import { containsInstant, containsRange, type InstantRange } from '../time/ranges.ts';
import { rangesBetween } from '../time/weekly-hours.ts';
import { openingPlan } from './opening-plan.ts';
import type { Venue } from './venue.ts';

/** A chosen slot stands for its time and the 7 minutes after it (TIME-12, D-33). */
export const SLOT_END_OFFSET_MINUTES = 7;

export type OpenVenue = Pick<
  Venue,
  'active' | 'deleted' | 'availabilities' | 'exceptions' | 'timeZone' | 'pausedUntil'
>;

/** When the food is wanted: as soon as the kitchen can, or at a chosen instant. */
export type WantedAt =
  | { kind: 'ASAP'; now: Temporal.Instant; waitMinutes: number }
  | { kind: 'CHOSEN'; time: Temporal.Instant };

/** CLOSING_SOON: open at that moment, but the dish would be ready only after closing (TIME-32). */
export type WhyClosed = 'VENUE_INACTIVE' | 'CLOSED' | 'CLOSING_SOON';

/** TIME-31, TIME-32, D-31: the stretch in which the order is made or fetched must end before closing. */
export function whyVenueIsClosed(venue: OpenVenue, wanted: WantedAt): Result<true, WhyClosed> {
  if (!venue.active || venue.deleted) return refused('VENUE_INACTIVE');
  const needed = neededRange(wanted);
  if (isPausedAt(venue, needed.start)) return refused('CLOSED');
  const open = rangesBetween(openingPlan(venue), needed.start, needed.end, venue.timeZone);
  if (open.some((range) => containsRange(range, needed))) return ok(true);
  return refused(
    open.some((range) => containsInstant(range, needed.start)) ? 'CLOSING_SOON' : 'CLOSED',
  );
}

export const isVenueOpenAt = (venue: OpenVenue, wanted: WantedAt): boolean =>
  whyVenueIsClosed(venue, wanted).ok;

/** A kitchen that takes no orders for now is closed to guests; a time after the pause can be chosen. */
export const isPausedAt = (
  { pausedUntil }: Pick<Venue, 'pausedUntil'>,
  at: Temporal.Instant,
): boolean =>
  pausedUntil != null && Temporal.Instant.compare(at, Temporal.Instant.from(pausedUntil)) < 0;

/** The stretch of time that must lie within opening hours. */
function neededRange(wanted: WantedAt): InstantRange {
  return wanted.kind === 'ASAP'
    ? { start: wanted.now, end: wanted.now.add({ minutes: wanted.waitMinutes }) }
    : slotRange(wanted.time);
}

export const slotRange = (time: Temporal.Instant): InstantRange => ({
  start: time,
  end: time.add({ minutes: SLOT_END_OFFSET_MINUTES }),
});
