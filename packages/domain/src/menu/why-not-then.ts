import { dateAt } from '../time/day-of-week.ts';
import { isBefore } from '../time/ranges.ts';
import { isPausedAt, slotRange, whyVenueIsClosed } from '../venues/open-hours.ts';
import { isOnSlotGrid, isWithinDaysAhead } from '../venues/slots.ts';
import { isServedDuring } from './active-menu.ts';
import type { TimeQuestion } from './why-not-at.ts';

/** What must hold for an order at a time, in the order in which it is told (PLACES-20). */
export const TIME_CHECKS = [
  'ACTIVE',
  'HOURS',
  'EXCEPTIONS',
  'PAUSE',
  'WAIT',
  'MENU',
  'LEAD',
] as const;
export type TimeCheck = (typeof TIME_CHECKS)[number];

/**
 * What stands against a time, each for itself; none where `whyNotAt`, which guests' orders are taken by, lets it
 * through. An owner is told all of it: who mends the hours must not find out afterwards that no menu is served either.
 */
export function whyNotThen(
  question: Omit<TimeQuestion, 'time'> & { at: Temporal.Instant },
): TimeCheck[] {
  const { venue, menus, at, now, waitMinutes } = question;
  const isOpen = (exceptions: typeof venue.exceptions) => {
    const unpaused = { ...venue, active: true, deleted: false, pausedUntil: null };
    return whyVenueIsClosed(
      { ...unpaused, exceptions: exceptions ?? [] },
      { kind: 'CHOSEN', time: at },
    ).ok;
  };
  const isOpenThen = isOpen(venue.exceptions);
  const isOpenUsually = isOpen([]);
  const fails: Record<TimeCheck, boolean> = {
    ACTIVE: !venue.active || venue.deleted,
    HOURS: !isOpenThen && !isOpenUsually,
    EXCEPTIONS: !isOpenThen && isOpenUsually,
    PAUSE: isPausedAt(venue, at),
    WAIT: isBefore(at, now.add({ minutes: waitMinutes })),
    MENU: !isServedDuring(menus, slotRange(at), venue.timeZone),
    LEAD:
      !isOnSlotGrid(at) ||
      // What is past is too soon, and told as that.
      (!isBefore(at, now) && !isWithinDaysAhead(dateAt(at, venue.timeZone), now, venue.timeZone)),
  };
  return TIME_CHECKS.filter((check) => fails[check]);
}
