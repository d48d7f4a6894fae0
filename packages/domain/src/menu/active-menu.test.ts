import { aMenu, anEntry } from '@tallrik/testing/menu';
import { everyDay, hours } from '@tallrik/testing/venue';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  activeMenu,
  expiredLines,
  hasTimeControlledMenus,
  isMenuExpired,
  isServedDuring,
  menuLoss,
  menusFor,
  servedTypes,
} from './active-menu.ts';

const STOCKHOLM = 'Europe/Stockholm';
const instant = (text: string) => Temporal.Instant.from(text);
// Friday 2026-06-05 in Stockholm; UTC is two hours behind.
const atNoon = instant('2026-06-05T10:00:00Z');
const atSix = instant('2026-06-05T16:00:00Z');

const always = aMenu({ id: 'a-la-carte' });
const lunch = aMenu({ id: 'lunch', availabilities: everyDay('11:00', '14:00') });
const friday = aMenu({ id: 'friday', availabilities: [hours('FRIDAY', '11:00', '22:00')] });
const active = (menus: Parameters<typeof activeMenu>[0], at = atNoon) =>
  activeMenu(menus, at, STOCKHOLM)?.id ?? null;

describe('activeMenu', () => {
  it('[TIME-29] is the one with an availability that matches day and time', () => {
    expect(active([always, lunch])).toBe('lunch');
  });

  it('[TIME-30] else the one without availabilities, else none', () => {
    expect(active([always, lunch], atSix)).toBe('a-la-carte');
    expect(active([lunch], atSix)).toBeNull();
    expect(active([])).toBeNull();
  });

  it('[D-38] the shortest matching range wins, then the lowest id', () => {
    expect(active([friday, lunch])).toBe('lunch');
    expect(active([friday, lunch], atSix)).toBe('friday');
    const both = aMenu({
      id: 'both',
      availabilities: [...everyDay('00:00', '00:00'), hours('FRIDAY', '11:30', '12:30')],
    });
    expect(active([lunch, both])).toBe('both');
    expect(active([lunch, { ...lunch, id: 'brunch' }])).toBe('brunch');
    expect(
      active([
        { ...always, id: 'b' },
        { ...always, id: 'a' },
      ]),
    ).toBe('a');
  });

  it('[D-38] a range past midnight is as long as it really is', () => {
    const night = aMenu({ id: 'night', availabilities: [hours('FRIDAY', '20:00', '02:00')] });
    const all = aMenu({ id: 'all', availabilities: everyDay('00:00', '00:00') });
    expect(active([all, night], instant('2026-06-05T23:30:00Z'))).toBe('night');
  });

  it('[D-38] does not depend on the order of menus', () => {
    const menus = [always, lunch, friday, { ...lunch, id: 'brunch' }];
    const shuffled = fc.shuffledSubarray(menus, { minLength: 4 });
    fc.assert(
      fc.property(shuffled, (order) => {
        expect(active(order)).toBe('brunch');
        expect(active(order, atSix)).toBe('friday');
      }),
      { numRuns: 24 },
    );
  });
});

it('[TIME-29] menus belong to a venue and to service types', () => {
  const dinner = aMenu({ id: 'dinner', serviceTypes: ['EAT_HERE'] });
  const elsewhere = aMenu({ id: 'elsewhere', venueId: 'venue-2' });
  const menus = [always, dinner, elsewhere];
  expect(menusFor(menus, 'venue-1', 'TAKE_AWAY').map(({ id }) => id)).toEqual(['a-la-carte']);
});

describe('isMenuExpired', () => {
  const isExpired = (at: string, menu = lunch) => isMenuExpired(menu, instant(at), STOCKHOLM);

  it('[TIME-20] outside every range of the weekday', () => {
    expect(isExpired('2026-06-05T08:59:59Z')).toBe(true);
    expect(isExpired('2026-06-05T09:00:00Z')).toBe(false);
    expect(isExpired('2026-06-05T11:59:59Z')).toBe(false);
    expect(isExpired('2026-06-05T12:00:00Z')).toBe(true);
    expect(isExpired('2026-06-06T10:00:00Z', friday)).toBe(true);
  });

  it('[TIME-20] a menu without availabilities never is', () => {
    expect(isExpired('2026-06-05T02:00:00Z', always)).toBe(false);
  });

  it('[TIME-21] [TIME-23] runs to midnight and past it', () => {
    const evening = aMenu({ availabilities: [hours('FRIDAY', '18:00', '00:00')] });
    expect(isExpired('2026-06-05T21:59:59Z', evening)).toBe(false);
    expect(isExpired('2026-06-05T22:00:00Z', evening)).toBe(true);
    const night = aMenu({ availabilities: [hours('FRIDAY', '22:00', '03:00')] });
    expect(isExpired('2026-06-06T00:59:59Z', night)).toBe(false);
    expect(isExpired('2026-06-06T01:00:00Z', night)).toBe(true);
  });
});

describe('menuLoss', () => {
  const soup = { id: 'a', entryId: 'soup' };
  const pie = { id: 'b', entryId: 'pie' };
  const menu = { menuEntries: [anEntry({ id: 'soup' })] };

  it('[TIME-26] [F-48] single dishes, as long as something is left to sell', () => {
    const served = { menu, isMenuExpired: false };
    expect(menuLoss([soup, pie], served)).toEqual({ kind: 'DISHES', lines: [pie] });
    expect(menuLoss([soup], served)).toEqual({ kind: 'NONE', lines: [] });
    expect(menuLoss([], served)).toEqual({ kind: 'NONE', lines: [] });
  });

  it('[TIME-24] [F-48] everything, and still by name', () => {
    expect(menuLoss([pie], { menu, isMenuExpired: false })).toEqual({ kind: 'MENU', lines: [pie] });
    expect(menuLoss([soup, pie], { menu, isMenuExpired: true })).toEqual({
      kind: 'MENU',
      lines: [pie],
    });
    expect(menuLoss([soup], { menu: null, isMenuExpired: true })).toEqual({
      kind: 'MENU',
      lines: [soup],
    });
  });
});

describe('isServedDuring', () => {
  const served = (start: string, minutes: number, menus = [always, lunch]) =>
    isServedDuring(
      menus,
      { start: instant(start), end: instant(start).add({ minutes }) },
      STOCKHOLM,
    );

  it('[D-33] a slot must lie wholly within the hours of its menu', () => {
    expect(served('2026-06-05T11:53:00Z', 7)).toBe(true);
    expect(served('2026-06-05T11:54:00Z', 7)).toBe(false);
  });

  it('[D-33] a menu without hours serves at any time, no menu at none', () => {
    expect(served('2026-06-05T15:00:00Z', 7)).toBe(true);
    expect(served('2026-06-05T15:00:00Z', 7, [lunch])).toBe(false);
  });
});

it('[TIME-18] time-controlled menus are those with availabilities', () => {
  expect(hasTimeControlledMenus([always])).toBe(false);
  expect(hasTimeControlledMenus([always, lunch])).toBe(true);
});

it('[TIME-26] a line whose entry has ceased to exist is expired', () => {
  const menu = aMenu({ menuEntries: [anEntry({ id: 'entry-1' })] });
  const lines = [{ entryId: 'entry-1' }, { entryId: 'entry-2' }];
  expect(expiredLines(lines, menu)).toEqual([{ entryId: 'entry-2' }]);
});

describe('servedTypes', () => {
  it('[F-81] are the ways of eating a venue has a menu for, in the order they are offered', () => {
    const menus = [
      aMenu({ id: 'a', venueId: 'brixton', serviceTypes: ['TAKE_AWAY'] }),
      aMenu({ id: 'b', venueId: 'soho', serviceTypes: ['TAKE_AWAY', 'EAT_HERE'] }),
    ];
    expect(servedTypes(menus, 'brixton', ['EAT_HERE', 'TAKE_AWAY'])).toEqual(['TAKE_AWAY']);
    expect(servedTypes(menus, 'soho', ['EAT_HERE', 'TAKE_AWAY'])).toEqual([
      'EAT_HERE',
      'TAKE_AWAY',
    ]);
    expect(servedTypes(menus, 'camden', ['EAT_HERE'])).toEqual([]);
  });
});
