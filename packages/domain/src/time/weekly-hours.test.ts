import { everyDay, hours } from '@tallrik/testing/venue';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { InstantRange } from './ranges.ts';
import {
  hoursInForceAt,
  rangesBetween,
  rangesStartingOn,
  wallClockMinutes,
  type WeeklyHours,
} from './weekly-hours.ts';

const STOCKHOLM = 'Europe/Stockholm';
const ISTANBUL = 'Europe/Istanbul';
const date = (text: string) => Temporal.PlainDate.from(text);
const instant = (text: string) => Temporal.Instant.from(text);
const shown = (ranges: InstantRange[]) =>
  ranges.map(({ start, end }) => `${start.toString()} ${end.toString()}`);
const hoursLong = ({ start, end }: InstantRange) => end.since(start).total('hours');

describe('wallClockMinutes', () => {
  it('[TIME-21] a range that ends at 00:00 lasts until midnight', () => {
    expect(wallClockMinutes({ start: '18:00', end: '00:00' })).toBe(360);
  });

  it('[TIME-22] 00:00 to 00:00 is 24 hours', () => {
    expect(wallClockMinutes({ start: '00:00', end: '00:00' })).toBe(1440);
  });

  it('[TIME-23] an end before the start lies on the next day', () => {
    expect(wallClockMinutes({ start: '22:00', end: '03:00' })).toBe(300);
  });

  it('is null for hours that cannot be read', () => {
    expect(wallClockMinutes({ start: '25:00', end: '03:00' })).toBeNull();
  });
});

describe('rangesStartingOn', () => {
  // 2026-06-05 is a Friday.
  const lateFriday = [hours('FRIDAY', '22:00', '03:00')];

  it('[TIME-23] a range past midnight goes on into the next day, which has none of its own', () => {
    expect(shown(rangesStartingOn({ week: lateFriday }, date('2026-06-05'), STOCKHOLM))).toEqual([
      '2026-06-05T20:00:00Z 2026-06-06T01:00:00Z',
    ]);
    expect(rangesStartingOn({ week: lateFriday }, date('2026-06-06'), STOCKHOLM)).toEqual([]);
  });

  it('[TIME-22] a 24 h day is the whole day, also when it has 23 or 25 hours', () => {
    const always = everyDay('00:00', '00:00');
    const lengths = ['2026-03-29', '2026-06-05', '2026-10-25'].map((day) =>
      rangesStartingOn({ week: always }, date(day), STOCKHOLM).map(hoursLong),
    );
    expect(lengths).toEqual([[23], [24], [25]]);
    expect(rangesStartingOn({ week: always }, date('2026-03-29'), ISTANBUL).map(hoursLong)).toEqual(
      [24],
    );
  });

  it('treats unreadable hours as closed', () => {
    expect(
      rangesStartingOn({ week: [hours('FRIDAY', 'soon', '23:00')] }, date('2026-06-05'), STOCKHOLM),
    ).toEqual([]);
  });
});

describe('daylight-saving nights', () => {
  const saturdayNight = [hours('SATURDAY', '22:00', '04:00')];

  it('[TIME-23] [D-19] the Stockholm spring night is an hour shorter', () => {
    expect(
      rangesStartingOn({ week: saturdayNight }, date('2026-03-28'), STOCKHOLM).map(hoursLong),
    ).toEqual([5]);
  });

  it('[TIME-23] [D-19] the Stockholm autumn night is an hour longer', () => {
    expect(
      rangesStartingOn({ week: saturdayNight }, date('2026-10-24'), STOCKHOLM).map(hoursLong),
    ).toEqual([7]);
  });

  it('[TIME-23] [D-19] in Istanbul both nights have six hours', () => {
    const lengths = ['2026-03-28', '2026-10-24'].map((day) =>
      rangesStartingOn({ week: saturdayNight }, date(day), ISTANBUL).map(hoursLong),
    );
    expect(lengths).toEqual([[6], [6]]);
  });

  it('[D-19] hours that lie wholly in the missing hour do not exist that night', () => {
    const inTheGap = [hours('SUNDAY', '02:15', '02:45')];
    expect(rangesStartingOn({ week: inTheGap }, date('2026-03-29'), STOCKHOLM)).toEqual([]);
  });

  it('[D-19] hours that begin in the missing hour begin at the jump', () => {
    const acrossTheGap = [hours('SUNDAY', '02:30', '03:15')];
    expect(shown(rangesStartingOn({ week: acrossTheGap }, date('2026-03-29'), STOCKHOLM))).toEqual([
      '2026-03-29T01:00:00Z 2026-03-29T01:15:00Z',
    ]);
  });
});

describe('rangesBetween', () => {
  it('[D-31] joins ranges that touch at midnight', () => {
    const split = [hours('FRIDAY', '18:00', '00:00'), hours('SATURDAY', '00:00', '02:00')];
    const around = instant('2026-06-05T21:00:00Z');
    expect(shown(rangesBetween({ week: split }, around, around, STOCKHOLM))).toEqual([
      '2026-06-05T16:00:00Z 2026-06-06T00:00:00Z',
    ]);
  });

  it('[D-31] a place open 24 h has no end in sight', () => {
    const from = instant('2026-06-05T21:59:00Z');
    const [range] = rangesBetween(
      { week: everyDay('00:00', '00:00') },
      from,
      from.add({ hours: 1 }),
      STOCKHOLM,
    );
    expect(range && range.end.since(from).total('hours')).toBeGreaterThan(24);
  });
});

describe('hoursInForceAt', () => {
  it('[TIME-23] finds last night’s hours after midnight', () => {
    const friday = hours('FRIDAY', '22:00', '03:00');
    expect(hoursInForceAt({ week: [friday] }, instant('2026-06-06T00:30:00Z'), STOCKHOLM)).toEqual([
      friday,
    ]);
    expect(hoursInForceAt({ week: [friday] }, instant('2026-06-06T01:00:00Z'), STOCKHOLM)).toEqual(
      [],
    );
  });
});

const wallClock = fc.integer({ min: 0, max: 95 }).map((quarter) =>
  Temporal.PlainTime.from({ hour: Math.floor(quarter / 4), minute: (quarter % 4) * 15 })
    .toString()
    .slice(0, 5),
);
const weekly = fc.array(
  fc.record({
    dayOfWeek: fc.constantFrom('FRIDAY', 'SATURDAY', 'SUNDAY', 'MONDAY'),
    timeRange: fc.record({ start: wallClock, end: wallClock }),
  }),
  { maxLength: 4 },
) as fc.Arbitrary<WeeklyHours[]>;
const nights = fc.constantFrom(
  '2026-03-28',
  '2026-03-29',
  '2026-06-06',
  '2026-10-24',
  '2026-10-25',
);

it('[TIME-23] [D-19] split by days or asked for as one stretch, the same minutes are open', () => {
  fc.assert(
    fc.property(weekly, nights, fc.constantFrom(STOCKHOLM, ISTANBUL), (open, night, zone) => {
      const day = date(night);
      const days = [-1, 0, 1, 2].map((offset) => day.add({ days: offset }));
      const byDay = days.flatMap((one) => rangesStartingOn({ week: open }, one, zone));
      const start = day.toZonedDateTime(zone).toInstant();
      const whole = rangesBetween({ week: open }, start, start.add({ hours: 24 }), zone);
      for (let minutes = 0; minutes < 25 * 60; minutes += 15) {
        const at = start.add({ minutes });
        const isInside = ({ start: from, end }: InstantRange) =>
          Temporal.Instant.compare(from, at) <= 0 && Temporal.Instant.compare(at, end) < 0;
        expect(whole.some(isInside)).toBe(byDay.some(isInside));
        expect(hoursInForceAt({ week: open }, at, zone).length > 0).toBe(whole.some(isInside));
      }
    }),
    { numRuns: 20 },
  );
});
