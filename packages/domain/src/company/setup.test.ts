import { describe, expect, it } from 'vitest';
import { againstGoingLive, type SetupFacts, setupSteps } from './setup.ts';

const venue: SetupFacts['venues'][number] = {
  id: 'v1',
  name: 'Odengatan',
  active: true,
  deleted: false,
  organizationId: '556677-8899',
  location: {
    id: 'l',
    name: null,
    street: 'Odengatan 1',
    city: 'Stockholm',
    zip: null,
    lat: null,
    long: null,
  },
  availabilities: [
    { id: 'a', dayOfWeek: 'MONDAY', timeRange: { id: 'r', start: '11:00', end: '22:00' } },
  ],
};
const READY: SetupFacts = {
  venues: [venue],
  supportEmail: 'hello@example.com',
  dishes: [{ id: 'i1', title: 'Soup', block: null }],
  hasOwnLook: true,
  keepsNeutralLook: false,
  isPaymentUsable: true,
  hasTestOrder: false,
  isLive: false,
  hasPaidOrder: false,
};
const EMPTY: SetupFacts = {
  ...READY,
  venues: [],
  supportEmail: null,
  dishes: [],
  hasOwnLook: false,
  keepsNeutralLook: false,
  isPaymentUsable: false,
};
const codesOf = (facts: SetupFacts) => againstGoingLive(facts).map(({ code }) => code);
const doneOf = (facts: SetupFacts) =>
  setupSteps(facts)
    .filter(({ isDone }) => isDone)
    .map(({ step }) => step);

describe('from an empty company to the first paid order', () => {
  it('[SETUP-21] nothing stands against a company that is ready, everything against an empty one', () => {
    expect(codesOf(READY)).toEqual([]);
    expect(codesOf(EMPTY)).toEqual([
      'NO_VENUE',
      'HOURS_MISSING',
      'SUPPORT_EMAIL_MISSING',
      'NO_ORDERABLE_ITEM',
      'PAYMENT_UNUSABLE',
    ]);
  });

  it('[SETUP-21] names each thing that is missing, and of whom', () => {
    const bare = {
      ...venue,
      active: false,
      organizationId: null,
      location: null,
      availabilities: [],
    };
    expect(againstGoingLive({ ...READY, venues: [bare] })).toEqual(
      ['ADDRESS_MISSING', 'ORGANIZATION_ID_MISSING', 'HOURS_MISSING', 'VENUE_SWITCHED_OFF'].map(
        (code) => ({ code, subjectId: 'v1', name: 'Odengatan' }),
      ),
    );
    const dishes = [
      ...READY.dishes,
      { id: 'i2', title: 'Soda', block: 'VAT_RATE_UNKNOWN' as const },
    ];
    expect(againstGoingLive({ ...READY, dishes })).toEqual([
      { code: 'VAT_RATE_UNKNOWN', subjectId: 'i2', name: 'Soda' },
    ]);
  });

  it('[D-480] one venue that is ready is enough; one that was removed is none', () => {
    const bare = { ...venue, id: 'v2', organizationId: null };
    expect(codesOf({ ...READY, venues: [bare, venue] })).toEqual([]);
    expect(codesOf({ ...READY, venues: [{ ...venue, deleted: true }] })).toContain('NO_VENUE');
  });

  it('[SETUP-09] a step is done by the data, and open again when they are gone', () => {
    expect(doneOf(EMPTY)).toEqual([]);
    expect(doneOf(READY)).toEqual(['RESTAURANT', 'HOURS', 'MENU', 'LOOK', 'PAYMENT']);
    expect(doneOf({ ...READY, hasTestOrder: true })).toContain('TEST_ORDER');
    // Rehearsals are deleted after a month.
    expect(doneOf({ ...READY, hasPaidOrder: true })).toContain('TEST_ORDER');
    expect(doneOf({ ...READY, isLive: true, hasPaidOrder: true })).toHaveLength(8);
    expect(doneOf({ ...READY, dishes: [] })).not.toContain('MENU');
    expect(doneOf({ ...READY, supportEmail: null })).not.toContain('RESTAURANT');
  });
});
