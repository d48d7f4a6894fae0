import { dateAt } from '../time/day-of-week.ts';
import {
  containsInstant,
  containsRange,
  type InstantRange,
  isBefore,
  latestOf,
} from '../time/ranges.ts';
import { startOfDay } from '../time/wall-clock.ts';
import { rangesBetween } from '../time/weekly-hours.ts';
import { type OpenVenue, slotRange } from './open-hours.ts';
import { openingPlan } from './opening-plan.ts';

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

/** The first slot of all, or null where nothing can be pre-ordered. */
export function firstSlot(request: SlotRequest): Temporal.Instant | null {
  for (const date of selectableDates(request)) {
    const slot = firstSlotOn(date, request);
    if (slot !== null) return slot;
  }
  return null;
}

export type WhyNoSlot =
  /** The venue does not open that day (TIME-07). */
  | 'CLOSED'
  /** It does, but the kitchen cannot make it before closing any more. */
  | 'TOO_LATE'
  /** It does, but nothing is served at those hours (D-33). */
  | 'NOTHING_SERVED';

export type PickableDay = { date: Temporal.PlainDate; whyNot: WhyNoSlot | null };

/** Today and 30 days ahead, each with why nothing can be had then, or null (TIME-07, TIME-11). */
export const pickableDays = (request: SlotRequest): PickableDay[] =>
  selectableDates(request).map((date) => ({ date, whyNot: whyNoSlotOn(date, request) }));

function whyNoSlotOn(date: Temporal.PlainDate, request: SlotRequest): WhyNoSlot | null {
  if (firstSlotOn(date, request) !== null) return null;
  const { now, venue } = request;
  const from = startOfDay(date, venue.timeZone);
  const until = startOfDay(date.add({ days: 1 }), venue.timeZone);
  const isOpenAtAll = rangesBetween(openingPlan(venue), from, until, venue.timeZone).some(
    ({ start, end }) => isBefore(start, until) && isBefore(from, end),
  );
  if (!isOpenAtAll || !venue.active || venue.deleted) return 'CLOSED';
  const anyMenu = { ...request, isServedDuring: () => true };
  if (firstSlotOn(date, anyMenu) !== null) return 'NOTHING_SERVED';
  // Open for less than a slot takes, such as the last minutes after midnight, is as good as closed.
  return date.equals(dateAt(now, venue.timeZone)) ? 'TOO_LATE' : 'CLOSED';
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
  const open = rangesBetween(openingPlan(venue), day.start, day.end, venue.timeZone);
  if (open.length === 0) return;
  let slot = latestOf(nextQuarterHour(day.start), earliestSlot(now, waitMinutes));
  // A kitchen that takes no orders for now can be ordered from for afterwards.
  if (venue.pausedUntil != null)
    slot = latestOf(slot, nextQuarterHour(Temporal.Instant.from(venue.pausedUntil)));
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
