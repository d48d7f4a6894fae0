import { expect, it } from 'vitest';
import {
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
