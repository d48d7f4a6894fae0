import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { minor } from '../money/minor.ts';
import {
  canBeGiven,
  defaultLevel,
  displayedPoints,
  levelAfterChange,
  levelAfterPoints,
  levelOrGiven,
  levelPlaces,
  levelReached,
  type MembershipLevel,
  nextLevel,
  pointsNeeded,
  shownLevels,
} from './membership-levels.ts';
import { isTokenUsable } from './offer-token.ts';
import { pointsFor } from './points.ts';

const level = (id: string, pointsRequired: number, fields: Partial<MembershipLevel> = {}) => ({
  id,
  title: {},
  description: {},
  pointsRequired,
  primaryColor: '#000000',
  secondaryColor: '#ffffff',
  image: null,
  discountPercentage: 5,
  deleted: false,
  ...fields,
});
const guest = level('guest', 0);
const silver = level('silver', 100);
const gold = level('gold', 1_000);
const staff = level('staff', 2_000, { discountPercentage: 50 });
const levels = [gold, staff, guest, silver];

it('[LOYAL-01] [D-117] 1 currency unit is 1 point, rounded down', () => {
  expect([99, 100, 12_399, 0, -500].map((paid) => pointsFor(minor(paid)))).toEqual([
    0, 1, 123, 0, 0,
  ]);
});

it('[LOYAL-04] levels from 50 percent or 500000000 points on are not shown, nor deleted ones', () => {
  const all = [
    ...levels,
    level('almost', 499_999_999, { discountPercentage: 49.9 }),
    level('internal', 500_000_000),
    level('deleted', 5, { deleted: true }),
  ];
  expect(shownLevels(all).map(({ id }) => id)).toEqual(['guest', 'silver', 'gold', 'almost']);
});

it('[LOYAL-06] [D-118] the default is the second by points, or the only one', () => {
  expect(defaultLevel(levels)).toBe(silver);
  expect(defaultLevel([gold])).toBe(gold);
  expect(defaultLevel([])).toBeNull();
});

it('[LOYAL-01] [D-75] points reach levels, never below the default', () => {
  expect(levelReached(0, levels)).toBe(silver);
  expect(levelReached(999, levels)).toBe(silver);
  expect(levelReached(1_000, levels)).toBe(gold);
  expect(levelReached(99_999, levels)).toBe(gold);
  expect(levelReached(5, [])).toBeNull();
  expect(levelReached(5, [silver, gold])).toBe(gold);
});

it('[LOYAL-06] [D-75] of two levels at the same points the default one counts', () => {
  const twin = level('twin', 100);
  expect(levelReached(100, [guest, silver, twin])).toBe(silver);
  expect(levelAfterPoints({ before: 50, now: 150 }, twin, [guest, silver, twin])).toBe(silver);
});

it('[D-117] [D-118] a level earned to the point goes with the point, and a given one gives way to a higher', () => {
  expect(levelAfterPoints({ before: 1_000, now: 999 }, gold, levels)).toBe(silver);
  expect(levelAfterPoints({ before: 50, now: 1_100 }, silver, levels)).toBe(gold);
});

it('[LOYAL-01] [D-117] [D-118] a card’s level follows its points both ways', () => {
  expect(levelAfterPoints({ before: 900, now: 1_100 }, silver, levels)).toBe(gold);
  expect(levelAfterPoints({ before: 1_100, now: 900 }, gold, levels)).toBe(silver);
  expect(levelAfterPoints({ before: 0, now: 10 }, null, levels)).toBe(silver);
  expect(levelAfterPoints({ before: 0, now: 10 }, level('old', 5, { deleted: true }), levels)).toBe(
    silver,
  );
});

it('[D-118] a level beyond the points, or of the company’s own people, is never taken away', () => {
  expect(levelAfterPoints({ before: 200, now: 100 }, gold, levels)).toBe(gold);
  expect(levelAfterPoints({ before: 5_000, now: 6_000 }, staff, levels)).toBe(staff);
  expect(levelAfterPoints({ before: 6_000, now: 5_000 }, staff, levels)).toBe(staff);
});

it('[DATA-28] the next level and the points to it', () => {
  expect(nextLevel(silver, levels)).toBe(gold);
  expect(nextLevel(staff, levels)).toBeNull();
  expect(pointsNeeded(300, gold)).toBe(700);
  expect(pointsNeeded(1_300, gold)).toBe(0);
});

it('[LOYAL-05] [LOYAL-07] [D-118] points: capped at the next level, hidden before an internal one', () => {
  expect(displayedPoints(300, gold)).toEqual({ areHidden: false, points: 300, ring: 0.3 });
  expect(displayedPoints(1_300, gold)).toEqual({ areHidden: false, points: 1_000, ring: 1 });
  expect(displayedPoints(1_300, staff)).toEqual({ areHidden: true });
  expect(displayedPoints(1_300, null)).toEqual({ areHidden: false, points: 1_300, ring: 1 });
});

it('[LOYAL-03] [D-118] level n of m counts the shown ones, with their range', () => {
  const places = levelPlaces(levels).map(({ level: { id }, n, m, from, to }) => [
    id,
    n,
    m,
    from,
    to,
  ]);
  expect(places).toEqual([
    ['guest', 1, 3, 0, 99],
    ['silver', 2, 3, 100, 999],
    ['gold', 3, 3, 1_000, null],
  ]);
});

it('[LOYAL-07] displayed points never exceed the next level', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(499_999_999), (points, goal) => {
      const shown = displayedPoints(points, level('next', goal));
      if (shown.areHidden) throw new Error('hidden');
      expect(shown.points).toBeLessThanOrEqual(goal);
      expect(shown.ring).toBeGreaterThanOrEqual(0);
      expect(shown.ring).toBeLessThanOrEqual(1);
    }),
  );
});

it('[DISC-10] [DATA-31] [D-74] a single-use token is used up, an expired one is over', () => {
  const token = {
    id: 't',
    userId: 'u',
    offerId: 'o',
    singleUse: true,
    used: false,
    expired: false,
  };
  expect(isTokenUsable(token)).toBe(true);
  expect(isTokenUsable({ ...token, used: true })).toBe(false);
  expect(isTokenUsable({ ...token, used: true, singleUse: false })).toBe(true);
  expect(isTokenUsable({ ...token, expired: true })).toBe(false);
});

it('[GUESTS-06] a level that was given holds while it is above what the points reach', () => {
  expect(levelOrGiven(silver, 'gold', levels)).toBe(gold);
  expect(levelOrGiven(gold, 'silver', levels)).toBe(gold);
  expect(levelOrGiven(gold, 'staff', levels)).toBe(staff);
  expect(levelOrGiven(silver, null, levels)).toBe(silver);
  expect(levelOrGiven(silver, 'gold', [guest, silver, { ...gold, deleted: true }])).toBe(silver);
});

it('[GUESTS-06] given is what the points have not reached, and what is there', () => {
  const givable = (points: number) =>
    levels.filter((one) => canBeGiven(one, points, levels)).map(({ id }) => id);
  expect(givable(0)).toEqual(['gold', 'staff']);
  expect(givable(1_000)).toEqual(['staff']);
  expect(canBeGiven({ ...gold, deleted: true }, 0, levels)).toBe(false);
});

it('[D-791] a given level falls with its archiving and rises with its return', () => {
  const without = [guest, silver, { ...gold, deleted: true }];
  const all = [guest, silver, gold];
  const card = { points: 150, levelId: 'gold', givenLevelId: 'gold' };
  expect(levelAfterChange(card, all, without)).toEqual({ level: silver, move: 'FALLS' });
  const fallen = { ...card, levelId: 'silver' };
  expect(levelAfterChange(fallen, without, all)).toEqual({ level: gold, move: 'RISES' });
  expect(levelAfterChange({ ...fallen, givenLevelId: null }, without, all)).toEqual({
    level: silver,
    move: null,
  });
});
