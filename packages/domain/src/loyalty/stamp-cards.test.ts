import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  collectStamps,
  isFinishDue,
  isStampCardShown,
  stampPlaces,
  stampsEarned,
  stampsToMarkSeen,
} from './stamp-cards.ts';

const seen = (id: string) => ({ id, seen: true });
const unseen = (id: string) => ({ id, seen: false });

it('[LOYAL-10] shown everywhere, or at its venues', () => {
  expect(isStampCardShown({ venues: [] }, null)).toBe(true);
  expect(isStampCardShown({ venues: ['a'] }, 'a')).toBe(true);
  expect(isStampCardShown({ venues: ['a'] }, 'b')).toBe(false);
  expect(isStampCardShown({ venues: ['a'] }, null)).toBe(false);
});

it('[LOYAL-08] [LOYAL-11] a place per required stamp, active ones first', () => {
  expect(stampPlaces({ requiredCount: 3, stamps: [seen('a'), unseen('b')] })).toEqual([
    'ACTIVE',
    'ACTIVE',
    'INACTIVE',
  ]);
});

it('[LOYAL-12] [LOYAL-13] a full card asks for OK until every stamp is seen', () => {
  const full = { requiredCount: 2, stamps: [seen('a'), unseen('b')] };
  expect(isFinishDue(full)).toBe(true);
  expect(stampsToMarkSeen(full)).toEqual(['b']);
  expect(isFinishDue({ ...full, stamps: [seen('a'), seen('b')] })).toBe(false);
  expect(isFinishDue({ ...full, requiredCount: 3 })).toBe(false);
});

it('[D-119] one stamp per qualifying dish', () => {
  expect(stampsEarned(['coffee', 'cake', 'coffee'], ['coffee'])).toBe(2);
  expect(stampsEarned(['coffee', 'cake'], [])).toBe(2);
});

it('[D-119] full cards leave, the rest stays, no stamp is lost', () => {
  expect(collectStamps(8, 13, 10)).toEqual({ filledCards: 2, count: 1 });
  expect(() => collectStamps(0, 1, 0)).toThrow(RangeError);
  const count = fc.nat(100);
  fc.assert(
    fc.property(count, count, fc.integer({ min: 1, max: 20 }), (before, earned, required) => {
      const after = collectStamps(before, earned, required);
      expect(after.filledCards * required + after.count).toBe(before + earned);
      expect(after.count).toBeLessThan(required);
    }),
  );
});
