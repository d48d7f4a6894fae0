import { dateAt } from '../time/day-of-week.ts';
import { containsInstant, containsRange, type InstantRange, latestOf } from '../time/ranges.ts';
import { startOfDay } from '../time/wall-clock.ts';
import { rangesBetween } from '../time/weekly-hours.ts';
import { type OpenVenue, slotRange } from './open-hours.ts';

export const SLOT_MINUTES = 15;
export const SLOT_DAYS_AHEAD = 30;

export type SlotRequest = {
  venue: OpenVenue;
  now: Temporal.Instant;
  waitMinutes: number;
  /** Whether food is served through this stretch; menus have hours of their own (D-33). */
  isServedDuring: (range: InstantRange) => boolean;
};

/** The times a guest can choose on one date, earliest first (TIME-10, TIME-11, TIME-12). */
export const slotsOn = (date: Temporal.PlainDate, request: SlotRequest): Temporal.Instant[] => [
  ...walkSlots(date, request),
];

/** Dates with at least one slot, from today to 30 days ahead. */
export const datesWithSlots = (request: SlotRequest): Temporal.PlainDate[] =>
  selectableDates(request).filter((date) => firstSlotOn(date, request) !== null);

/** The first slot of all, or null where nothing can be pre-ordered. */
export function firstSlot(request: SlotRequest): Temporal.Instant | null {
  for (const date of selectableDates(request)) {
    const slot = firstSlotOn(date, request);
    if (slot !== null) return slot;
  }
  return null;
}

const firstSlotOn = (date: Temporal.PlainDate, request: SlotRequest): Temporal.Instant | null =>
  walkSlots(date, request).next().value ?? null;

// Lazy: whether a date has a slot at all is asked for 30 dates each time the picker opens, and the answer
// mostly lies in the first slot.
function* walkSlots(
  date: Temporal.PlainDate,
  { venue, now, waitMinutes, isServedDuring }: SlotRequest,
): Generator<Temporal.Instant, undefined> {
  if (!venue.active || venue.deleted || !isWithinDaysAhead(date, now, venue.timeZone)) return;
  const day = {
    start: startOfDay(date, venue.timeZone),
    end: startOfDay(date.add({ days: 1 }), venue.timeZone),
  };
  const open = rangesBetween(venue.availabilities, day.start, day.end, venue.timeZone);
  let slot = latestOf(nextQuarterHour(day.start), earliestSlot(now, waitMinutes));
  while (containsInstant(day, slot)) {
    const needed = slotRange(slot);
    if (open.some((range) => containsRange(range, needed)) && isServedDuring(needed)) yield slot;
    slot = slot.add({ minutes: SLOT_MINUTES });
  }
}

function selectableDates({ now, venue }: SlotRequest): Temporal.PlainDate[] {
  const today = dateAt(now, venue.timeZone);
  return Array.from({ length: SLOT_DAYS_AHEAD + 1 }, (_, days) => today.add({ days }));
}

export function isWithinDaysAhead(
  date: Temporal.PlainDate,
  now: Temporal.Instant,
  timeZone: string,
): boolean {
  const today = dateAt(now, timeZone);
  const lastDate = today.add({ days: SLOT_DAYS_AHEAD });
  return (
    Temporal.PlainDate.compare(date, today) >= 0 && Temporal.PlainDate.compare(date, lastDate) <= 0
  );
}

export const earliestSlot = (now: Temporal.Instant, waitMinutes: number): Temporal.Instant =>
  nextQuarterHour(now.add({ minutes: waitMinutes }));

/** Rounds up; an exact quarter stays. Every zone in use is off UTC by whole quarters, so UTC's quarters are the wall's. */
export const nextQuarterHour = (instant: Temporal.Instant): Temporal.Instant =>
  instant.round({
    smallestUnit: 'minute',
    roundingIncrement: SLOT_MINUTES,
    roundingMode: 'ceil',
  });

export const isOnSlotGrid = (instant: Temporal.Instant): boolean =>
  nextQuarterHour(instant).equals(instant);
