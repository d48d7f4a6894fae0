import { describe, expect, it } from 'vitest';
import { readListedPhone, splitPhones } from '../offers/phone-list.ts';
import { checkStampCard, NEW_STAMP_CARD, type StampCardFields } from './check-stamp-card.ts';

const CARD: Partial<StampCardFields> = {
  name: { en: 'Ten coffees' },
  itemIds: ['coffee'],
  offerId: 'free-coffee',
};
const question = {
  before: NEW_STAMP_CARD,
  defaultLanguage: 'en' as const,
  venueIds: new Set(['camden']),
  itemIds: new Set(['coffee', 'tea']),
  offerIds: new Set(['free-coffee']),
};
const problem = (input: Partial<StampCardFields>, before = NEW_STAMP_CARD) => {
  const checked = checkStampCard({ ...CARD, ...input }, { ...question, before });
  return checked.ok ? null : `${checked.error.code} ${checked.error.field}`;
};

describe('[GROWTH-20] what is decided about a stamp card', () => {
  it('has a name, 2 to 20 stamps, dishes and venues of the company', () => {
    expect(problem({})).toBeNull();
    expect(problem({ name: { se: 'Tio' } })).toBe('TEXT_REQUIRED name.en');
    expect(problem({ details: { en: 'x'.repeat(1_001) } })).toBe('TEXT_TOO_LONG details.en');
    expect([2, 20].map((requiredCount) => problem({ requiredCount }))).toEqual([null, null]);
    for (const requiredCount of [1, 21, 2.5, Number.NaN])
      expect(problem({ requiredCount })).toBe('FIELD_INVALID requiredCount');
    expect(problem({ itemIds: [] })).toBe('OFFER_INCOMPLETE itemIds');
    expect(problem({ itemIds: ['coffee', 'theirs'] })).toBe('NOT_FOUND itemIds.1');
    expect(problem({ venueIds: ['theirs'] })).toBe('NOT_FOUND venueIds.0');
  });

  it('earns a personal offer; what it promised before it still may', () => {
    expect(problem({ offerId: null })).toBe('FIELD_INVALID offerId');
    expect(problem({ offerId: 'for-everybody' })).toBe('FIELD_INVALID offerId');
    const before = { ...NEW_STAMP_CARD, offerId: 'ended' };
    expect(problem({ offerId: 'ended' }, before)).toBeNull();
  });
});

describe('[GROWTH-19] [D-714] phone numbers as they are pasted', () => {
  it('are the same in any spelling', () => {
    for (const typed of ['070-174 06 05', '0046 70 174 06 05', '+46 (0)70 1740605', '46701740605'])
      expect(readListedPhone(typed, '+46'), typed).toBe('+46701740605');
    for (const typed of ['', 'Ada', '12', '+'.repeat(5_000), '070-174 06 05 '.repeat(50)])
      expect(readListedPhone(typed, '+46'), typed.slice(0, 20)).toBeNull();
  });

  it('stand on lines or behind commas; one too many is still known as too many', () => {
    expect(splitPhones('070 1\n\n 070 2 , 070 3;070 4')).toEqual([
      '070 1',
      '070 2',
      '070 3',
      '070 4',
    ]);
    expect(splitPhones('0\n'.repeat(6_000))).toHaveLength(5_001);
  });
});
