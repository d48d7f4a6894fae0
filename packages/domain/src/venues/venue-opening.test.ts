import { anException, aVenue, everyDay, hours } from '@tallrik/testing/venue';
import { describe, expect, it } from 'vitest';
import { formatDateTime } from '../time/format-date-time.ts';
import type { SlotRequest } from './slots.ts';
import { venueOpening } from './venue-opening.ts';

const at = (text: string) => Temporal.Instant.from(text);

/** Monday 16 November 2026, 00:35 in London; the kitchen works from 12 to 22. */
const request = (fields: Partial<SlotRequest> = {}, venue = {}): SlotRequest => ({
  venue: aVenue({
    availabilities: everyDay('12:00', '22:00'),
    timeZone: 'Europe/London',
    ...venue,
  }),
  now: at('2026-11-16T00:35:00Z'),
  waitMinutes: 20,
  isServedDuring: () => true,
  ...fields,
});
function openingOf(slotRequest: SlotRequest) {
  const opening = venueOpening(slotRequest);
  if (opening.isOpen) return 'open';
  const wall = (instant: Temporal.Instant | null) =>
    instant && formatDateTime(instant, slotRequest.venue.timeZone);
  return { opensAt: wall(opening.opensAt), firstSlot: wall(opening.firstSlot) };
}

describe('whether a venue cooks now, and when it does', () => {
  it('[F-33] [D-85] closed at night: opens at noon, and noon is the first time to order for', () => {
    expect(openingOf(request())).toEqual({
      opensAt: '16/11/2026 12:00',
      firstSlot: '16/11/2026 12:00',
    });
    expect(openingOf(request({ now: at('2026-11-16T13:00:00Z') }))).toBe('open');
  });

  it('[O-18] [PLACES-13] closed for a long holiday: says when it is over, however far that is', () => {
    const rest = (lastDay: string) => ({ exceptions: [anException('2026-11-10', { lastDay })] });
    expect(openingOf(request({}, rest('2026-12-06')))).toEqual({
      opensAt: '07/12/2026 12:00',
      firstSlot: '07/12/2026 12:00',
    });
    // Nothing can be ordered for then yet.
    expect(openingOf(request({}, rest('2027-01-10')))).toEqual({
      opensAt: '11/01/2027 12:00',
      firstSlot: null,
    });
  });

  it('[F-33] [TIME-32] closing before the dish is ready is closed: it opens tomorrow', () => {
    expect(openingOf(request({ now: at('2026-11-16T21:45:00Z') }))).toEqual({
      opensAt: '17/11/2026 12:00',
      firstSlot: '17/11/2026 12:00',
    });
  });

  it('[F-33] [D-146] a paused kitchen opens when the pause ends, or with the hours after it', () => {
    const now = at('2026-11-16T13:00:00Z');
    expect(openingOf(request({ now }, { pausedUntil: '2026-11-16T13:50:00Z' }))).toEqual({
      opensAt: '16/11/2026 13:50',
      firstSlot: '16/11/2026 14:00',
    });
    expect(openingOf(request({ now }, { pausedUntil: '2026-11-16T21:50:00Z' }))).toMatchObject({
      opensAt: '17/11/2026 12:00',
    });
  });

  it('[F-33] open on one weekday only: next week, where today’s hours are over', () => {
    const venue = { availabilities: [hours('MONDAY', '12:00', '22:00')] };
    expect(openingOf(request({ now: at('2026-11-16T22:30:00Z') }, venue))).toMatchObject({
      opensAt: '23/11/2026 12:00',
    });
  });

  it('[F-33] the night the clocks change, by the wall', () => {
    const now = at('2026-03-28T23:30:00Z');
    expect(openingOf(request({ now }))).toMatchObject({ opensAt: '29/03/2026 12:00' });
  });

  it('[F-33] without hours, gone or switched off it opens never', () => {
    const never = { opensAt: null, firstSlot: null };
    expect(openingOf(request({}, { availabilities: [] }))).toEqual(never);
    expect(openingOf(request({}, { active: false }))).toEqual(never);
    expect(openingOf(request({}, { deleted: true }))).toEqual(never);
  });

  it('[F-33] [D-33] open, but nothing is served at this hour: when something is', () => {
    const dinner = at('2026-11-16T17:00:00Z');
    const slotRequest = request({
      now: at('2026-11-16T13:00:00Z'),
      isServedDuring: ({ start }) => Temporal.Instant.compare(start, dinner) >= 0,
    });
    expect(openingOf(slotRequest)).toEqual({
      opensAt: '16/11/2026 17:00',
      firstSlot: '16/11/2026 17:00',
    });
  });
});
