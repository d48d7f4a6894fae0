import { aMenu } from '@tallrik/testing/menu';
import { everyDay, hours } from '@tallrik/testing/venue';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAYS_OF_WEEK } from '../time/day-of-week.ts';
import { activeMenu } from './active-menu.ts';
import {
  dayAndTime,
  menuGaps,
  menuOverlaps,
  menuWeek,
  stretchAt,
  weekMinute,
  type MenuStretch,
} from './menu-week.ts';

const always = aMenu({ id: 'all-day' });
const weekdays = DAYS_OF_WEEK.slice(0, 5);
const lunch = aMenu({
  id: 'lunch',
  availabilities: weekdays.map((day) => hours(day, '11:00', '14:00')),
});
const late = aMenu({ id: 'late', availabilities: [hours('SUNDAY', '22:00', '02:00')] });
const open = everyDay('10:00', '22:00');
const words = ({ from, until, menuId }: MenuStretch) => {
  const [start, end] = [dayAndTime(from), dayAndTime(until)];
  return `${start.dayOfWeek} ${start.time}-${end.time} ${menuId}`;
};

describe('menuWeek', () => {
  it('[CATALOG-26] names the menu that counts at each moment: lunch on weekdays, else the menu of the day', () => {
    const week = menuWeek([always, lunch], open);
    const monday = week.filter(({ from }) => from < 24 * 60).map(words);
    expect(monday).toEqual([
      'MONDAY 00:00-10:00 all-day',
      'MONDAY 10:00-11:00 all-day',
      'MONDAY 11:00-14:00 lunch',
      'MONDAY 14:00-22:00 all-day',
      'MONDAY 22:00-10:00 all-day',
    ]);
    expect(stretchAt(week, weekMinute('SATURDAY', 12 * 60))?.menuId).toBe('all-day');
    expect(menuGaps(week)).toEqual([]);
    expect(menuOverlaps(week)).toEqual([]);
  });

  it('[CATALOG-26] [CATALOG-27] marks hours without any menu while the venue is open', () => {
    const gaps = menuGaps(menuWeek([lunch], open)).map(words);
    expect(gaps.slice(0, 2)).toEqual(['MONDAY 10:00-11:00 null', 'MONDAY 14:00-22:00 null']);
    expect(gaps).toContain('SATURDAY 10:00-22:00 null');
    expect(menuGaps(menuWeek([], open))).toHaveLength(7);
  });

  it('[CATALOG-26] [D-38] marks overlaps with the one that wins', () => {
    const brunch = aMenu({ id: 'brunch', availabilities: [hours('FRIDAY', '09:00', '15:00')] });
    const [overlap, ...rest] = menuOverlaps(menuWeek([always, brunch, lunch], open));
    expect(rest).toEqual([]);
    expect(overlap).toMatchObject({ menuId: 'lunch', hiddenIds: ['brunch'] });
    const two = menuOverlaps(menuWeek([always, { ...always, id: 'b' }], []));
    expect(two).toEqual([
      { from: 0, until: 7 * 24 * 60, menuId: 'all-day', hiddenIds: ['b'], isOpen: false },
    ]);
  });

  it('[CATALOG-27] a night that ends on Monday begins the week', () => {
    const [first] = menuWeek([late], []);
    expect(first).toMatchObject({ from: 0, until: 120, menuId: 'late' });
  });

  it('[CATALOG-26] says at every minute what guests get', () => {
    const time = fc.integer({ min: 0, max: 95 }).map((quarter) => dayAndTime(quarter * 15).time);
    const range = fc
      .tuple(fc.constantFrom(...DAYS_OF_WEEK), time, time)
      .map(([day, start, end]) => hours(day, start, end));
    const menus = fc
      .array(fc.array(range, { maxLength: 4 }), { minLength: 1, maxLength: 4 })
      .map((all) => all.map((availabilities, at) => aMenu({ id: `m${at}`, availabilities })));
    fc.assert(
      fc.property(menus, fc.integer({ min: 0, max: 7 * 24 * 60 - 1 }), (all, minute) => {
        // A week in winter, in a zone whose clock is the week's.
        const at = Temporal.Instant.from('2024-01-08T00:00:00Z').add({ minutes: minute });
        expect(stretchAt(menuWeek(all, open), minute)?.menuId ?? null).toBe(
          activeMenu(all, at, 'UTC')?.id ?? null,
        );
      }),
      { numRuns: 60 },
    );
  });
});
