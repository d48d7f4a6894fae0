import { aVenue, everyDay, hours } from '@tallrik/testing/venue';
import { describe, expect, it } from 'vitest';
import { isVenueOpenAt, whyVenueIsClosed } from './open-hours.ts';
import type { Venue } from './venue.ts';

const instant = (text: string) => Temporal.Instant.from(text);
const asap = (venue: Venue, now: string, waitMinutes = 15) =>
  whyVenueIsClosed(venue, { kind: 'ASAP', now: instant(now), waitMinutes });
const chosen = (venue: Venue, time: string) =>
  whyVenueIsClosed(venue, { kind: 'CHOSEN', time: instant(time) });
const open = { ok: true, value: true };

describe('ASAP', () => {
  // 10:00 to 22:00 in Stockholm, summer: 08:00 to 20:00 UTC.
  const venue = aVenue();

  it('[TIME-31] is open within the hours', () => {
    expect(asap(venue, '2026-06-05T08:00:00Z')).toEqual(open);
    expect(asap(venue, '2026-06-05T07:59:59Z')).toEqual({ ok: false, error: 'CLOSED' });
    expect(asap(venue, '2026-06-05T20:00:00Z')).toEqual({ ok: false, error: 'CLOSED' });
  });

  it('[TIME-32] [D-31] keeps the minimum wait clear before closing', () => {
    expect(asap(venue, '2026-06-05T19:45:00Z')).toEqual(open);
    expect(asap(venue, '2026-06-05T19:45:01Z')).toEqual({ ok: false, error: 'CLOSING_SOON' });
    expect(asap(venue, '2026-06-05T19:45:01Z', 10)).toEqual(open);
  });

  it('[D-146] a paused kitchen is closed until the pause is over', () => {
    const paused = aVenue({ pausedUntil: '2026-06-05T12:00:00Z' });
    expect(asap(paused, '2026-06-05T11:59:59Z')).toEqual({ ok: false, error: 'CLOSED' });
    expect(asap(paused, '2026-06-05T12:00:00Z')).toEqual(open);
    expect(chosen(paused, '2026-06-05T11:00:00Z')).toEqual({ ok: false, error: 'CLOSED' });
    expect(chosen(paused, '2026-06-05T15:00:00Z')).toEqual(open);
    expect(asap(aVenue({ pausedUntil: null }), '2026-06-05T11:00:00Z')).toEqual(open);
  });

  it('[TIME-22] [D-31] a 24 h venue never closes, not at midnight and not in any night', () => {
    for (const timeZone of ['Europe/Stockholm', 'Europe/Istanbul']) {
      const always = aVenue({ availabilities: everyDay('00:00', '00:00'), timeZone });
      for (const now of [
        '2026-06-05T21:59:00Z',
        '2026-06-05T20:59:00Z',
        '2026-03-29T00:59:00Z',
        '2026-03-28T22:59:00Z',
        '2026-10-25T00:59:00Z',
        '2026-10-24T21:59:00Z',
      ]) {
        expect(asap(always, now, 120)).toEqual(open);
      }
    }
  });

  it('[TIME-23] is open after midnight on last night’s hours', () => {
    const bar = aVenue({ availabilities: [hours('FRIDAY', '18:00', '02:00')] });
    expect(asap(bar, '2026-06-05T21:50:00Z')).toEqual(open);
    expect(asap(bar, '2026-06-05T23:45:00Z')).toEqual(open);
    expect(asap(bar, '2026-06-05T23:46:00Z')).toEqual({ ok: false, error: 'CLOSING_SOON' });
    expect(asap(bar, '2026-06-06T18:00:00Z')).toEqual({ ok: false, error: 'CLOSED' });
  });

  it('[TIME-31] an inactive or deleted venue is not open', () => {
    const noon = '2026-06-05T10:00:00Z';
    const inactive = { ok: false, error: 'VENUE_INACTIVE' };
    expect(asap(aVenue({ active: false }), noon)).toEqual(inactive);
    expect(asap(aVenue({ deleted: true }), noon)).toEqual(inactive);
  });
});

describe('chosen time', () => {
  it('[TIME-31] [TIME-12] [D-31] needs the slot’s 7 minutes before closing', () => {
    const venue = aVenue({ availabilities: everyDay('10:00', '21:50') });
    expect(chosen(venue, '2026-06-05T08:00:00Z')).toEqual(open);
    expect(chosen(venue, '2026-06-05T19:43:00Z')).toEqual(open);
    expect(chosen(venue, '2026-06-05T19:44:00Z')).toEqual({ ok: false, error: 'CLOSING_SOON' });
    expect(chosen(venue, '2026-06-05T20:00:00Z')).toEqual({ ok: false, error: 'CLOSED' });
  });

  it('[D-19] follows the wall clock through both Stockholm nights', () => {
    const bar = aVenue({ availabilities: [hours('SATURDAY', '22:00', '03:00')] });
    const isOpen = (time: string) => isVenueOpenAt(bar, { kind: 'CHOSEN', time: instant(time) });
    // Spring: the clock jumps from 02:00 to 03:00 at 01:00 UTC, which is closing time.
    expect(isOpen('2026-03-29T00:45:00Z')).toBe(true);
    expect(isOpen('2026-03-29T01:00:00Z')).toBe(false);
    // Autumn: 02:45 comes twice, at 00:45 and at 01:45 UTC; closing is the only 03:00, at 02:00 UTC.
    expect(isOpen('2026-10-25T00:45:00Z')).toBe(true);
    expect(isOpen('2026-10-25T01:45:00Z')).toBe(true);
    expect(isOpen('2026-10-25T02:00:00Z')).toBe(false);
  });

  it('[D-19] follows Istanbul’s one time through the same nights', () => {
    const availabilities = [hours('SATURDAY', '22:00', '03:00')];
    const bar = aVenue({ availabilities, timeZone: 'Europe/Istanbul' });
    for (const night of ['2026-03-28', '2026-10-24']) {
      expect(chosen(bar, `${night}T19:00:00Z`)).toEqual(open);
      expect(chosen(bar, `${night}T23:45:00Z`)).toEqual(open);
      expect(chosen(bar, `${night}T18:45:00Z`)).toEqual({ ok: false, error: 'CLOSED' });
      const nextMorning = instant(`${night}T23:45:00Z`).add({ minutes: 15 }).toString();
      expect(chosen(bar, nextMorning)).toEqual({ ok: false, error: 'CLOSED' });
    }
  });
});
