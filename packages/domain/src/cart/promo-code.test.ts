import { describe, expect, it } from 'vitest';
import {
  normalisePromoCode,
  PROMO_CODE_REFUSALS,
  type PromoCode,
  type PromoCodeUse,
  refusalOfPromoCode,
} from './promo-code.ts';

const code: PromoCode = {
  id: 'promo',
  code: 'LUNCH',
  active: true,
  discountType: 'PERCENTAGE',
  discountRate: 10,
  title: {},
  venues: ['venue-1'],
  categoryIds: [],
  offerType: 'ORDER_DISCOUNT',
  activeFrom: '2026-03-01T00:00:00Z',
  activeUntil: '2026-04-01T00:00:00Z',
  requiresUser: true,
  useLimit: 100,
  useLimitPerUser: 1,
};
const use: PromoCodeUse = {
  now: Temporal.Instant.from('2026-03-15T12:00:00Z'),
  venueId: 'venue-1',
  userId: 'user-1',
  isWithinHours: true,
  uses: 99,
  usesByUser: 0,
};

it('[DISC-04] a good code is not refused', () => {
  expect(refusalOfPromoCode(code, use)).toBeNull();
});

it('[D-69] an unrestricted code is for everybody', () => {
  const open = {
    ...code,
    venues: [],
    activeFrom: null,
    activeUntil: null,
    requiresUser: false,
    useLimit: null,
    useLimitPerUser: null,
  };
  expect(refusalOfPromoCode(open, { ...use, userId: null, uses: 9_999 })).toBeNull();
});

describe('each refusal, and the first one wins', () => {
  // Each step spoils one thing more, from the last check to the first.
  const steps = [
    ['[ERR-20]', 'USELIMIT', code, { ...use, uses: 100 }],
    ['[ERR-15]', 'NOUSER', code, { ...use, uses: 100, userId: null }],
    ['[ERR-16]', 'INVALIDVENUE', code, { ...use, uses: 100, userId: null, venueId: 'venue-2' }],
    [
      '[ERR-21]',
      'OUTOFHOURS',
      code,
      { ...use, uses: 100, userId: null, venueId: 'venue-2', isWithinHours: false },
    ],
    [
      '[ERR-19]',
      'EXPIRED',
      code,
      { ...use, isWithinHours: false, now: at('2026-04-01T00:00:00Z') },
    ],
    [
      '[ERR-17]',
      'NOTACTIVEYET',
      { ...code, activeUntil: '2026-02-01T00:00:00Z' },
      { ...use, now: at('2026-02-28T23:59:59Z') },
    ],
    [
      '[ERR-18]',
      'INACTIVE',
      { ...code, active: false },
      { ...use, now: at('2026-02-28T23:59:59Z') },
    ],
    ['[ERR-22]', 'NOTFOUND', null, { ...use, now: at('2026-02-28T23:59:59Z') }],
  ] as const;

  it.each(steps)('%s [D-69] %s', (_rule, expected, promo, attempt) => {
    expect(refusalOfPromoCode(promo, attempt)).toBe(expected);
  });

  it('[D-69] these are all of them, in the order of checking', () => {
    expect(steps.map(([, refusal]) => refusal).toReversed()).toEqual([...PROMO_CODE_REFUSALS]);
  });
});

it('[DISC-07] a code with a limit per user needs a user', () => {
  const perUser = { ...code, requiresUser: false };
  expect(refusalOfPromoCode(perUser, { ...use, userId: null })).toBe('NOUSER');
  expect(refusalOfPromoCode(perUser, { ...use, usesByUser: 1 })).toBe('USELIMIT');
});

it('[D-69] spaces around and case do not matter', () => {
  expect(normalisePromoCode('  lunch10 ')).toBe('LUNCH10');
});

function at(instant: string): Temporal.Instant {
  return Temporal.Instant.from(instant);
}
