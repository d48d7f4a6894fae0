import { ok, refused, type Result } from '../result.ts';
import { dateAt } from '../time/day-of-week.ts';
import { isBefore } from '../time/ranges.ts';
import {
  type OpenVenue,
  slotRange,
  type WantedAt,
  whyVenueIsClosed,
  type WhyClosed,
} from '../venues/open-hours.ts';
import { parsePickupTime } from '../venues/pickup-time.ts';
import { isOnSlotGrid, isWithinDaysAhead } from '../venues/slots.ts';
import { activeMenu, isServedDuring } from './active-menu.ts';
import type { Menu } from './catalogue.ts';

export type WhyNot =
  | WhyClosed
  /** Neither ASAP nor an instant (TIME-06, TIME-09). */
  | 'INVALID_TIME'
  /** Earlier than now plus the minimum wait (TIME-33). */
  | 'TOO_SOON'
  /** More than 30 days ahead (TIME-11). */
  | 'TOO_FAR_AHEAD'
  /** Not on the 15-minute grid (TIME-10). */
  | 'NOT_A_SLOT'
  /** No menu is served then (TIME-20, D-33). */
  | 'MENU_NOT_SERVED';

export type TimeQuestion = {
  venue: OpenVenue;
  /** The venue's menus for the chosen service type; a venue without any serves nothing. */
  menus: readonly Pick<Menu, 'id' | 'venueId' | 'serviceTypes' | 'availabilities'>[];
  /** `ASAP` or an ISO instant, as it stands in the cart. */
  time: string;
  now: Temporal.Instant;
  waitMinutes: number;
};

/** Why an order cannot be had at a time, or that it can. Picker, cart and server all ask this one function. */
export function whyNotAt(question: TimeQuestion): Result<WantedAt, WhyNot> {
  const { venue, now, waitMinutes } = question;
  const time = parsePickupTime(question.time);
  if (time === null) return refused('INVALID_TIME');

  const wanted: WantedAt =
    time === 'ASAP' ? { kind: 'ASAP', now, waitMinutes } : { kind: 'CHOSEN', time };
  if (wanted.kind === 'CHOSEN') {
    const offGrid = whyNotASlot(wanted.time, question);
    if (offGrid !== null) return refused(offGrid);
  }
  const open = whyVenueIsClosed(venue, wanted);
  if (!open.ok) return open;
  return isServed(wanted, question) ? ok(wanted) : refused('MENU_NOT_SERVED');
}

function whyNotASlot(time: Temporal.Instant, question: TimeQuestion): WhyNot | null {
  const { venue, now, waitMinutes } = question;
  if (isBefore(time, now.add({ minutes: waitMinutes }))) return 'TOO_SOON';
  if (!isWithinDaysAhead(dateAt(time, venue.timeZone), now, venue.timeZone)) return 'TOO_FAR_AHEAD';
  return isOnSlotGrid(time) ? null : 'NOT_A_SLOT';
}

/** ASAP is priced by the menu of this moment; a chosen slot must lie wholly within its menu's hours (D-33). */
function isServed(wanted: WantedAt, { menus, venue }: TimeQuestion): boolean {
  return wanted.kind === 'ASAP'
    ? activeMenu(menus, wanted.now, venue.timeZone) !== null
    : isServedDuring(menus, slotRange(wanted.time), venue.timeZone);
}
