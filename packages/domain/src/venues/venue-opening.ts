import { isBefore, latestOf } from '../time/ranges.ts';
import { rangesBetween } from '../time/weekly-hours.ts';
import { isVenueOpenAt } from './open-hours.ts';
import { firstSlot, type SlotRequest } from './slots.ts';
import { openingPlan } from './opening-plan.ts';

/** Hours repeat weekly; an eighth day finds a venue that opens on one weekday only, and has just closed. */
const DAYS_LOOKED_AHEAD = 8;
/** A summer's rest is longer than a week, and guests want to know when it is over. */
const LOOKS_OVER_EXCEPTIONS = 12;

/** What list, landing, start page and cart tell of a venue's doors. */
export type VenueOpening =
  | { isOpen: true }
  | {
      isOpen: false;
      /** When food can be had at once again; null where no hours say so. */
      opensAt: Temporal.Instant | null;
      /** The earliest time to order for; null where nothing can be pre-ordered. */
      firstSlot: Temporal.Instant | null;
    };

/**
 * Whether an order for now would be cooked, and if not, when it would be (D-36, D-85). A kitchen that is paused is
 * closed, and so is one that closes before the dish is ready, or serves nothing at this hour.
 */
export function venueOpening(request: SlotRequest): VenueOpening {
  const { venue, now, waitMinutes, isServedDuring } = request;
  const isVenueOpen = isVenueOpenAt(venue, { kind: 'ASAP', now, waitMinutes });
  // Of this moment alone, as the server asks: a dish ordered as lunch ends is still lunch.
  if (isVenueOpen && isServedDuring({ start: now, end: now })) return { isOpen: true };
  const slot = firstSlot(request);
  return { isOpen: false, opensAt: isVenueOpen ? slot : nextOpening(request), firstSlot: slot };
}

function nextOpening({ venue, now, waitMinutes }: SlotRequest): Temporal.Instant | null {
  if (!venue.active || venue.deleted) return null;
  const from =
    venue.pausedUntil == null ? now : latestOf(now, Temporal.Instant.from(venue.pausedUntil));
  const plan = openingPlan(venue);
  const looks = venue.exceptions?.length ? LOOKS_OVER_EXCEPTIONS : 1;
  for (let look = 0; look < looks; look += 1) {
    const lookFrom = from.add({ hours: 24 * DAYS_LOOKED_AHEAD * look });
    const until = lookFrom.add({ hours: 24 * DAYS_LOOKED_AHEAD });
    for (const open of rangesBetween(plan, lookFrom, until, venue.timeZone)) {
      const start = latestOf(open.start, from);
      if (!isBefore(open.end, start.add({ minutes: Math.max(1, waitMinutes) }))) return start;
    }
  }
  return null;
}
