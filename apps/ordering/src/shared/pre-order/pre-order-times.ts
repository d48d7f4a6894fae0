import { isServedDuring } from '@tallrik/domain/menu/active-menu';
import type { Menu } from '@tallrik/domain/menu/catalogue';
import { whyNotAt } from '@tallrik/domain/menu/why-not-at';
import {
  firstSlot,
  pickableDays,
  slotsOn,
  type PickableDay,
  type SlotRequest,
} from '@tallrik/domain/venues/slots';
import { venueOpening, type VenueOpening } from '@tallrik/domain/venues/venue-opening';
import type { Translate } from '../translate/translate.ts';
import { timeText } from '../translate/venue-time.ts';
import type { GuestVenue } from '../venue/venue-query.ts';

export type TimeFacts = {
  venue: GuestVenue;
  menus: readonly Menu[];
  waitMinutes: number;
  now: Temporal.Instant;
};

const slotRequest = ({ venue, menus, waitMinutes, now }: TimeFacts): SlotRequest => ({
  venue,
  now,
  waitMinutes,
  isServedDuring: (range) => isServedDuring(menus, range, venue.timeZone),
});

/** Whether the food can be had at once, and if not, when. */
export const openingAt = (facts: TimeFacts): VenueOpening => venueOpening(slotRequest(facts));

export const preOrderDays = (facts: TimeFacts): PickableDay[] => pickableDays(slotRequest(facts));

/** Whether there is any time at all to order for. */
export const hasPreOrderTime = (facts: TimeFacts): boolean =>
  firstSlot(slotRequest(facts)) !== null;

export type SlotOption = { value: string; label: string };

export const preOrderSlots = (
  date: Temporal.PlainDate,
  facts: TimeFacts,
  t: Translate,
): SlotOption[] =>
  slotsOn(date, slotRequest(facts)).map((slot) => ({
    value: slot.toString(),
    label: timeText(t, slot, facts.venue.timeZone),
  }));

/** Whether the food can be had at `ASAP` or a chosen time. */
export const isTimePossible = (time: string, facts: TimeFacts): boolean =>
  whyNotAt({ ...facts, time }).ok;
