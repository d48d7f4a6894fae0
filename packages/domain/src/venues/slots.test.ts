import { aVenue, everyDay, hours } from '@tallrik/testing/venue';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatTimeOfDay } from '../time/format-date-time.ts';
import { isVenueOpenAt } from './open-hours.ts';
import {
  firstSlot,
  isOnSlotGrid,
  nextQuarterHour,
  pickableDays,
  type SlotRequest,
  slotsOn,
} from './slots.ts';

const instant = (text: string) => Temporal.Instant.from(text);
const date = (text: string) => Temporal.PlainDate.from(text);
const request = (fields: Partial<SlotRequest> = {}): SlotRequest => ({
  venue: aVenue(),
  now: instant('2026-06-05T10:01:00Z'),
  waitMinutes: 15,
  isServedDuring: () => true,
  ...fields,
});
const wallTimes = (day: string, slotRequest: SlotRequest) =>
  slotsOn(date(day), slotRequest).map((slot) => formatTimeOfDay(slot, slotRequest.venue.timeZone));

describe('slotsOn', () => {
  it('[TIME-10] begins at the next quarter hour after the wait, rounding up', () => {
    // 12:01 in Stockholm plus 15 minutes is 12:16.
    expect(wallTimes('2026-06-05', request()).slice(0, 3)).toEqual(['12:30', '12:45', '13:00']);
    const onTheQuarter = request({ now: instant('2026-06-05T10:00:00Z') });
    expect(wallTimes('2026-06-05', onTheQuarter)[0]).toBe('12:15');
  });

  it('[TIME-12] [D-33] ends where the slot and its 7 minutes still fit', () => {
    expect(wallTimes('2026-06-05', request()).at(-1)).toBe('21:45');
    const early = request({ venue: aVenue({ availabilities: everyDay('10:00', '21:50') }) });
    expect(wallTimes('2026-06-05', early).at(-1)).toBe('21:30');
  });

  it('[TIME-31] starts with the opening on another day', () => {
    expect(wallTimes('2026-06-06', request())[0]).toBe('10:00');
  });

  it('[D-33] leaves out what no menu serves', () => {
    const lunchEnds = instant('2026-06-06T12:00:00Z');
    const lunchOnly = request({
      isServedDuring: ({ end }) => Temporal.Instant.compare(end, lunchEnds) <= 0,
    });
    expect(wallTimes('2026-06-06', lunchOnly).at(-1)).toBe('13:45');
  });

  it('[D-146] a paused kitchen is offered for the time after its pause', () => {
    const paused = request({ venue: aVenue({ pausedUntil: '2026-06-05T13:05:00Z' }) });
    expect(wallTimes('2026-06-05', paused)[0]).toBe('15:15');
    expect(wallTimes('2026-06-06', paused)[0]).toBe('10:00');
  });

  it('[TIME-23] the hours past midnight belong to the next date', () => {
    const bar = request({ venue: aVenue({ availabilities: [hours('FRIDAY', '23:00', '01:00')] }) });
    expect(wallTimes('2026-06-05', bar)).toEqual(['23:00', '23:15', '23:30', '23:45']);
    expect(wallTimes('2026-06-06', bar)).toEqual(['00:00', '00:15', '00:30', '00:45']);
  });

  it('[TIME-11] reaches 30 days ahead and no further, nor back', () => {
    expect(slotsOn(date('2026-07-05'), request())).not.toEqual([]);
    expect(slotsOn(date('2026-07-06'), request())).toEqual([]);
    expect(slotsOn(date('2026-06-04'), request())).toEqual([]);
  });

  it('offers nothing at a venue that is not active', () => {
    expect(slotsOn(date('2026-06-06'), request({ venue: aVenue({ active: false }) }))).toEqual([]);
  });
});

describe('daylight-saving nights', () => {
  const count = (day: string, timeZone: string) => {
    const venue = aVenue({ availabilities: everyDay('00:00', '00:00'), timeZone });
    return slotsOn(
      date(day),
      request({
        venue,
        now: date(day).subtract({ days: 2 }).toZonedDateTime(timeZone).toInstant(),
      }),
    ).length;
  };

  it('[TIME-10] [D-19] Stockholm has 92 quarters in spring, 100 in autumn', () => {
    expect(count('2026-03-29', 'Europe/Stockholm')).toBe(92);
    expect(count('2026-06-06', 'Europe/Stockholm')).toBe(96);
    expect(count('2026-10-25', 'Europe/Stockholm')).toBe(100);
  });

  it('[TIME-10] [D-19] Istanbul has 96 on both', () => {
    expect(count('2026-03-29', 'Europe/Istanbul')).toBe(96);
    expect(count('2026-10-25', 'Europe/Istanbul')).toBe(96);
  });
});

describe('across dates', () => {
  const weekends = aVenue({
    availabilities: [hours('SATURDAY', '12:00', '20:00'), hours('SUNDAY', '12:00', '20:00')],
  });

  it('finds the first slot of all, or none', () => {
    expect(firstSlot(request({ venue: weekends }))?.toString()).toBe('2026-06-06T10:00:00Z');
    expect(firstSlot(request({ venue: aVenue({ availabilities: [] }) }))).toBeNull();
  });
});

it('[TIME-10] the grid is every full quarter, and rounding never goes back', () => {
  expect(isOnSlotGrid(instant('2026-06-05T10:15:00Z'))).toBe(true);
  expect(isOnSlotGrid(instant('2026-06-05T10:15:01Z'))).toBe(false);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4_000_000_000 }), (seconds) => {
      const at = Temporal.Instant.fromEpochMilliseconds(seconds * 1000);
      const rounded = nextQuarterHour(at);
      const waited = rounded.since(at).total('seconds');
      expect(isOnSlotGrid(rounded)).toBe(true);
      expect(waited).toBeGreaterThanOrEqual(0);
      expect(waited).toBeLessThan(900);
    }),
  );
});

it('[TIME-06] [TIME-31] the venue is open at every slot it offers, in the nights of both zones', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('Europe/Stockholm', 'Europe/Istanbul'),
      fc.constantFrom('2026-03-28', '2026-03-29', '2026-10-24', '2026-10-25'),
      fc.constantFrom('00:00', '02:15', '03:00', '18:00', '23:45'),
      fc.constantFrom('00:00', '02:30', '03:05', '18:00', '23:59'),
      (timeZone, day, start, end) => {
        const venue = aVenue({ availabilities: everyDay(start, end), timeZone });
        const now = date(day).toZonedDateTime(timeZone).toInstant();
        for (const time of slotsOn(date(day), request({ venue, now }))) {
          expect(isVenueOpenAt(venue, { kind: 'CHOSEN', time })).toBe(true);
          expect(now.until(time).total('minutes')).toBeGreaterThanOrEqual(15);
        }
      },
    ),
    { numRuns: 25 },
  );
});

describe('pickableDays', () => {
  const whyNot = (slotRequest: SlotRequest, day: string) =>
    pickableDays(slotRequest).find((pickable) => pickable.date.equals(date(day)))?.whyNot;

  it('[TIME-11] names today and 30 days ahead', () => {
    const days = pickableDays(request());
    expect(days).toHaveLength(31);
    expect(days.every(({ whyNot: reason }) => reason === null)).toBe(true);
  });

  it('[TIME-07] says that the venue is closed that day', () => {
    const fridays = request({
      venue: aVenue({ availabilities: [hours('FRIDAY', '10:00', '22:00')] }),
    });
    expect(whyNot(fridays, '2026-06-05')).toBeNull();
    expect(whyNot(fridays, '2026-06-06')).toBe('CLOSED');
    for (const gone of [{ active: false }, { deleted: true }]) {
      expect(whyNot(request({ venue: aVenue(gone) }), '2026-06-05')).toBe('CLOSED');
    }
  });

  it('[TIME-33] says that it is too late today', () => {
    const evening = request({ now: instant('2026-06-05T19:50:00Z') });
    expect(whyNot(evening, '2026-06-05')).toBe('TOO_LATE');
    expect(whyNot(evening, '2026-06-06')).toBeNull();
  });

  it('[D-33] says that nothing is served then', () => {
    expect(whyNot(request({ isServedDuring: () => false }), '2026-06-06')).toBe('NOTHING_SERVED');
  });

  it('[TIME-11] agrees with the slots there are', () => {
    const slotRequest = request({
      venue: aVenue({ availabilities: [hours('FRIDAY', '23:00', '01:00')] }),
    });
    for (const { date: day, whyNot: reason } of pickableDays(slotRequest))
      expect(reason === null).toBe(slotsOn(day, slotRequest).length > 0);
  });
});
