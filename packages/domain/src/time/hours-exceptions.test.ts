import { anException as closed, everyDay, hours } from '@tallrik/testing/venue';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAYS_OF_WEEK } from './day-of-week.ts';
import { inPrecedence, type SavedException } from './exception-precedence.ts';
import { exceptionalDays } from './exceptional-days.ts';
import { exceptionOn, type HoursException, planWith } from './hours-exceptions.ts';
import { momentsBetween, openMoments } from './testing/plain-calendar.ts';
import {
  hoursInForceAt,
  rangesBetween,
  rangesStartingOn,
  type WeeklyHours,
} from './weekly-hours.ts';

const STOCKHOLM = 'Europe/Stockholm';
const date = (text: string) => Temporal.PlainDate.from(text);
const instant = (text: string) => Temporal.Instant.from(text);

const idOn = (exceptions: HoursException[], day: string) =>
  exceptionOn(exceptions, date(day))?.id ?? null;

describe('an exception', () => {
  it('[O-18] counts on its days and on no other', () => {
    const week = closed('2026-07-06', { lastDay: '2026-07-12' });
    expect(
      ['2026-07-05', '2026-07-06', '2026-07-12', '2026-07-13', '2027-07-06'].map((day) =>
        idOn([week], day),
      ),
    ).toEqual([null, week.id, week.id, null, null]);
  });

  it('comes back every year, over the turn of the year too, and never before it was meant', () => {
    const turn = closed('2026-12-24', { lastDay: '2027-01-02', isYearly: true });
    const days = ['2025-12-24', '2026-01-01', '2026-12-24', '2027-01-02', '2027-01-03'];
    expect(days.map((day) => idOn([turn], day))).toEqual([null, null, turn.id, turn.id, null]);
    const later = ['2027-12-23', '2027-12-31', '2030-01-02', '2030-01-03'];
    expect(later.map((day) => idOn([turn], day))).toEqual([null, turn.id, turn.id, null]);
  });

  it('[D-440] of the 29th of February comes back in leap years', () => {
    const leap = closed('2028-02-29', { isYearly: true });
    expect(['2029-02-28', '2029-03-01', '2032-02-29'].map((day) => idOn([leap], day))).toEqual([
      null,
      null,
      leap.id,
    ]);
  });

  it('[O-18] of a shorter span wins, then the newer one, then the lower id', () => {
    const saved = { savedAt: '2026-01-01T00:00:00.000Z' };
    const summer = { ...closed('2026-07-01', { id: 'summer', lastDay: '2026-07-31' }), ...saved };
    const party = { ...closed('2026-07-10', { id: 'party' }), ...saved };
    const later = { ...party, id: 'later', savedAt: '2026-06-01T00:00:00.000Z' };
    const ids = (given: SavedException[]) => inPrecedence(given).map(({ id }) => id);
    expect(ids([summer, { ...party, id: 'a' }, party, later])).toEqual([
      'later',
      'a',
      'party',
      'summer',
    ]);
    expect(ids([later, party, summer])).toEqual(['later', 'party', 'summer']);
    const given = inPrecedence([summer, party, later]);
    expect([idOn(given, '2026-07-10'), idOn(given, '2026-07-11')]).toEqual(['later', 'summer']);
  });

  it('[O-18] [D-440] replaces what begins on its day, and leaves last night alone', () => {
    const plan = planWith(everyDay('18:00', '02:00'), [closed('2026-12-24')]);
    const isOpen = (text: string) => hoursInForceAt(plan, instant(text), STOCKHOLM).length > 0;
    // 00:30 on the 24th is the evening of the 23rd; 00:30 on the 25th would have been the 24th's.
    expect(
      [
        '2026-12-23T23:30:00Z',
        '2026-12-24T18:00:00Z',
        '2026-12-24T23:30:00Z',
        '2026-12-25T18:00:00Z',
      ].map(isOpen),
    ).toEqual([true, false, false, true]);
  });

  it('may run past midnight itself, and joins with the next day', () => {
    const plan = planWith(
      [hours('FRIDAY', '00:00', '04:00')],
      [closed('2026-12-31', { ranges: [{ start: '20:00', end: '03:00' }] })],
    );
    const at = instant('2026-12-31T22:00:00Z');
    expect(rangesBetween(plan, at, at, STOCKHOLM).map((range) => range.end.toString())).toEqual([
      '2027-01-01T03:00:00Z',
    ]);
  });

  it('of the night in which clocks change is as long as that night', () => {
    const night = (day: string) =>
      rangesStartingOn(
        planWith([], [closed(day, { ranges: [{ start: '22:00', end: '04:00' }] })]),
        date(day),
        STOCKHOLM,
      ).map(({ start, end }) => end.since(start).total('hours'));
    expect([night('2026-03-28'), night('2026-10-24')]).toEqual([[5], [7]]);
  });
});

it('[PLACES-13] days in a row are found as one, interrupted where another counts', () => {
  const summer = closed('2026-07-01', { id: 'summer', lastDay: '2026-07-05' });
  const party = closed('2026-07-03', { id: 'party' });
  const spans = exceptionalDays([party, summer], date('2026-06-20'), 30).map(
    ({ exception, first, last }) => `${exception.id} ${first.toString()} ${last.toString()}`,
  );
  expect(spans).toEqual([
    'summer 2026-07-01 2026-07-02',
    'party 2026-07-03 2026-07-03',
    'summer 2026-07-04 2026-07-05',
  ]);
});

const wall = fc
  .integer({ min: 0, max: 47 })
  .map((half) => `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 ? '30' : '00'}`);
const range = fc.record({ start: wall, end: wall });
const WEEKS = ['2026-03-26', '2026-10-22', '2026-12-29', '2028-02-26', '2026-06-10'];

const plans = fc.constantFrom(...WEEKS).chain((from) => {
  const day = (ahead: number) => date(from).add({ days: ahead });
  const exception = fc
    .record({
      ahead: fc.integer({ min: -3, max: 6 }),
      length: fc.integer({ min: 0, max: 8 }),
      yearsAgo: fc.integer({ min: 0, max: 2 }),
      isYearly: fc.boolean(),
      saved: fc.integer({ min: 1, max: 99_999 }),
      ranges: fc.array(range, { maxLength: 2 }),
    })
    .map(({ ahead, length, yearsAgo, isYearly, saved, ranges }): SavedException => {
      const first = day(ahead).subtract({ years: isYearly ? yearsAgo : 0 });
      return {
        id: String(saved),
        name: null,
        firstDay: first.toString(),
        lastDay: first.add({ days: length }).toString(),
        isYearly,
        savedAt: `2026-01-01T00:00:00.${String(saved).padStart(5, '0')}Z`,
        ranges,
      };
    });
  return fc.record({
    from: fc.constant(from),
    zone: fc.constantFrom(STOCKHOLM, 'Europe/London', 'Europe/Istanbul'),
    week: fc.array(fc.record({ dayOfWeek: fc.constantFrom(...DAYS_OF_WEEK), timeRange: range }), {
      maxLength: 6,
    }) as fc.Arbitrary<WeeklyHours[]>,
    exceptions: fc.uniqueArray(exception, { maxLength: 5, selector: ({ id }) => id }),
  });
});

const calendars = new Map<string, ReturnType<typeof momentsBetween>>();

/** A day more on each side: what began yesterday is seen to begin. Written out once for each week and zone. */
function momentsAround(start: number, zone: string) {
  const key = `${start} ${zone}`;
  const moments =
    calendars.get(key) ?? momentsBetween(start - 2 * 86_400_000, start + 6 * 86_400_000, zone);
  calendars.set(key, moments);
  return moments;
}

it('[O-18] [D-19] every half hour is open or closed as a walk through the calendar finds it, clock changes included', () => {
  fc.assert(
    fc.property(plans, ({ from, zone, week, exceptions }) => {
      const plan = planWith(week, inPrecedence(exceptions));
      const start = instant(`${from}T00:00:00Z`).epochMilliseconds;
      const moments = momentsAround(start, zone);
      const open = openMoments(moments, week, exceptions);
      const begin = Temporal.Instant.fromEpochMilliseconds(start);
      const ranges = rangesBetween(plan, begin, begin.add({ hours: 96 }), zone);
      const questioned = moments.filter(
        ({ epochMs }) => start <= epochMs && epochMs < start + 4 * 86_400_000,
      );
      const isInside = (ms: number) =>
        ranges.some((one) => one.start.epochMilliseconds <= ms && ms < one.end.epochMilliseconds);
      // One comparison of all of them: an `expect` for each half hour takes longer than what it looks at.
      const found = questioned.map(({ epochMs, wall }) => {
        const at = Temporal.Instant.fromEpochMilliseconds(epochMs);
        return [wall, isInside(epochMs), hoursInForceAt(plan, at, zone).length > 0];
      });
      expect(found).toEqual(
        questioned.map(({ epochMs, wall }) => [wall, open.has(epochMs), open.has(epochMs)]),
      );
    }),
    { numRuns: 40 },
  );
});
