import { anException, everyDay, hours } from '@tallrik/testing/venue';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAYS_OF_WEEK } from '../time/day-of-week.ts';
import { whyNotThisException, whyNotThisWeek } from './hours-form.ts';

const overlap = (place: number) => ({ error: 'HOURS_OVERLAP', field: `hours.${place}` });

describe('a week of hours', () => {
  it('[PLACES-08] may be any hours that touch, past midnight and around the clock', () => {
    expect(whyNotThisWeek([])).toBeNull();
    expect(whyNotThisWeek(everyDay('00:00', '00:00'))).toBeNull();
    expect(whyNotThisWeek(everyDay('18:00', '02:00'))).toBeNull();
    expect(
      whyNotThisWeek([hours('MONDAY', '09:00', '12:00'), hours('MONDAY', '12:00', '15:00')]),
    ).toBeNull();
  });

  it('[PLACES-09] names the range that begins before another has ended, over the week’s end too', () => {
    const lunch = hours('MONDAY', '11:00', '14:00');
    expect(whyNotThisWeek([lunch, hours('MONDAY', '13:45', '15:00')])).toEqual(overlap(1));
    expect(whyNotThisWeek([hours('MONDAY', '13:45', '15:00'), lunch])).toEqual(overlap(0));
    expect(
      whyNotThisWeek([hours('SUNDAY', '18:00', '02:00'), hours('MONDAY', '01:00', '03:00')]),
    ).toEqual(overlap(1));
    expect(whyNotThisWeek([lunch, lunch])).toEqual(overlap(1));
  });

  it('[PLACES-08] has at most six ranges a day, and times that are times', () => {
    const six = ['08', '10', '12', '14', '16', '18'].map((h) =>
      hours('FRIDAY', `${h}:00`, `${h}:30`),
    );
    expect(whyNotThisWeek(six)).toBeNull();
    expect(whyNotThisWeek([...six, hours('FRIDAY', '20:00', '21:00')])).toEqual({
      error: 'FIELD_INVALID',
      field: 'hours.6',
    });
    expect(whyNotThisWeek([hours('FRIDAY', '9:30', '21:00')])?.field).toBe('hours.0');
  });

  it('[PLACES-09] agrees with a clock that looks at each quarter of an hour', () => {
    const quarter = fc.integer({ min: 0, max: 95 });
    const range = fc.record({ day: fc.integer({ min: 0, max: 6 }), start: quarter, end: quarter });
    const wall = (at: number) =>
      `${String(Math.floor(at / 4)).padStart(2, '0')}:${String((at % 4) * 15).padStart(2, '0')}`;
    fc.assert(
      fc.property(fc.array(range, { maxLength: 4 }), (ranges) => {
        const seen = new Set<number>();
        let isTwice = false;
        for (const { day, start, end } of ranges) {
          const length = end > start ? end - start : end - start + 96;
          for (let at = 0; at < length; at += 1) {
            const moment = (day * 96 + start + at) % (7 * 96);
            isTwice ||= seen.has(moment);
            seen.add(moment);
          }
        }
        const week = ranges.map(({ day, start, end }) =>
          hours(DAYS_OF_WEEK[day] ?? 'MONDAY', wall(start), wall(end)),
        );
        expect(whyNotThisWeek(week)?.error === 'HOURS_OVERLAP').toBe(isTwice);
      }),
    );
  });
});

describe('an exception', () => {
  const today = Temporal.PlainDate.from('2026-11-17');
  const why = (firstDay: string, fields: object = {}) =>
    whyNotThisException(anException(firstDay, fields), today)?.field ?? null;

  it('[PLACES-11] is one day or several, up to two years ahead', () => {
    expect(why('2026-12-24')).toBeNull();
    expect(why('2028-11-17')).toBeNull();
    expect(why('2028-11-18')).toBe('firstDay');
    expect(why('2026-12-24', { lastDay: '2026-12-23' })).toBe('lastDay');
    expect(why('2026-02-30')).toBe('firstDay');
    expect(why('24/12/2026')).toBe('firstDay');
    expect(why('2026-12-24', { name: 'x'.repeat(101) })).toBe('name');
  });

  it('[PLACES-11] that comes back every year ends before it begins again', () => {
    expect(why('2026-12-24', { lastDay: '2027-12-23', isYearly: true })).toBeNull();
    expect(why('2026-12-24', { lastDay: '2027-12-24', isYearly: true })).toBe('lastDay');
  });

  it('[PLACES-11] has hours that do not overlap', () => {
    const ranges = [
      { start: '10:00', end: '14:00' },
      { start: '13:00', end: '15:00' },
    ];
    expect(whyNotThisException(anException('2026-12-24', { ranges }), today)).toEqual({
      error: 'HOURS_OVERLAP',
      field: 'ranges.1',
    });
    expect(why('2026-12-24', { ranges: [{ start: '25:00', end: '14:00' }] })).toBe('ranges.0');
  });
});
