import * as fc from 'fast-check';
import type { PlainDish, PlainOffer, PlainRate, PlainWorld } from './plain-world.ts';

// Test support: restaurants, guests and what happens between filling a cart and paying it.

const DISH_IDS = ['burger', 'pizza', 'soup', 'cola', 'water'];
const price = fc.integer({ min: 0, max: 40_000 });
const rate: fc.Arbitrary<PlainRate> = fc.oneof(
  fc.record({
    kind: fc.constant('PERCENTAGE' as const),
    rate: fc.oneof(fc.integer({ min: 0, max: 100 }), fc.constantFrom(2.5, 7.25, 12.5, 33.33, 100)),
  }),
  fc.record({ kind: fc.constant('AMOUNT' as const), rate: fc.integer({ min: 0, max: 9_000 }) }),
);
const onMenu = fc.option(price, { freq: 6 });
const bagOnMenu = fc.option(fc.oneof(fc.constant(0), price), { freq: 6 });

const dish = (id: string): fc.Arbitrary<PlainDish> =>
  fc.record({
    id: fc.constant(id),
    category: fc.constantFrom('mains' as const, 'drinks' as const),
    vatRate: fc.constantFrom(6 as const, 12 as const, 25 as const),
    price: fc.record({ lunch: onMenu, evening: onMenu }),
    sizes: id === 'pizza' ? sizes : fc.constant([]),
    extras: fc
      .tuple(fc.integer({ min: -2_000, max: 5_000 }), price)
      .map((prices) => prices.map((each, at) => ({ id: `${id}-extra-${at}`, price: each }))),
    isOutsideMembership: fc.boolean(),
    isSoldOut: rarely,
    left: fc.option(fc.integer({ min: 1, max: 6 }), { freq: 1 }),
    isDeleted: rarely,
  });

const rarely = fc.integer({ min: 0, max: 24 }).map((at) => at === 0);
const mostly = rarely.map((isRare) => !isRare);

const sizes = fc
  .tuple(fc.integer({ min: 0, max: 8_000 }), fc.option(price, { freq: 2 }))
  .map(([added, whole]) => [
    { id: 'small', added: 0, whole: null },
    { id: 'large', added, whole },
  ]);

const offer = (id: string): fc.Arbitrary<PlainOffer> =>
  fc
    .record({
      rate,
      type: fc.constantFrom(
        'BUNDLE' as const,
        'ITEM_DISCOUNT' as const,
        'ORDER_DISCOUNT' as const,
        'STAGED_BUNDLE' as const,
        'STAGED_INDIVIDUAL' as const,
        'VISUAL' as const,
      ),
      price,
      places: fc.constantFrom<string[][]>(
        [['burger'], ['cola']],
        [['pizza'], ['water']],
        [['burger', 'pizza'], ['cola', 'water'], ['soup']],
        [['soup']],
        [['burger', 'cola'], ['cola']],
      ),
      tokens: fc.option(fc.integer({ min: 0, max: 3 }), { freq: 2 }),
    })
    .map(({ rate: given, places, type, ...fields }) => ({
      id,
      ...given,
      ...fields,
      type,
      // A bundle names one dish for each place.
      places: type === 'BUNDLE' ? places.map(([first = '']) => [first]) : places,
    }));

export const arbitraryWorld: fc.Arbitrary<PlainWorld> = fc.record({
  // Quarter hours and odd minutes, from before opening to after closing.
  minute: fc.oneof(fc.integer({ min: 9 * 60, max: 22 * 60 + 30 }), fc.constantFrom(600, 839, 840)),
  dishes: fc.tuple(...DISH_IDS.map(dish)),
  offers: fc.tuple(...['first', 'second', 'third'].map(offer)),
  code: fc
    .tuple(rate, mostly, fc.constantFrom<string[]>([], ['mains'], ['drinks']))
    .map(([given, isActive, categories]) => ({ ...given, isActive, categories })),
  membershipRate: fc.constantFrom(0, 5, 10, 12.5),
  bag: fc.option(fc.record({ lunch: bagOnMenu, evening: bagOnMenu, isSoldOut: rarely }), {
    freq: 2,
  }),
  isOpenForApp: mostly,
  takesAway: mostly,
  isAnonymousAllowed: mostly,
  isPickupTimeDisabled: rarely,
  house: fc.record({
    servesHere: mostly,
    servesTables: mostly,
    isPaidLater: mostly,
    takesTips: mostly,
    takesComments: mostly,
    sendsInvoices: mostly,
  }),
});

export type PlainAction =
  | { do: 'PICKUP'; quarter: number }
  | { do: 'ADD'; dish: number; size: number; extras: number }
  | { do: 'OFFER'; offer: number; dishes: number[]; size: number; extras: number }
  | { do: 'REMOVE'; line: number }
  | { do: 'CODE' }
  | { do: 'ORDER_OFFER'; offer: number }
  | { do: 'MEMBERSHIP' }
  | { do: 'COMMENT'; comment: string }
  | { do: 'LATER' }
  /** In or out, whichever the guest is not. */
  | { do: 'SIGN' };

const place = fc.nat(99);
const action: fc.Arbitrary<PlainAction> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('ADD' as const),
      dish: place,
      size: place,
      extras: fc.nat(3),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('OFFER' as const),
      offer: place,
      dishes: fc.array(place, { minLength: 1, maxLength: 3 }),
      size: place,
      extras: fc.nat(3),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('REMOVE' as const), line: place }) },
  { weight: 1, arbitrary: fc.constant({ do: 'CODE' as const }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('ORDER_OFFER' as const), offer: place }) },
  { weight: 1, arbitrary: fc.constant({ do: 'MEMBERSHIP' as const }) },
);

/** The time first: with two menus nobody may change it once there is a dish (TIME-18). */
export const arbitraryVisit = fc.record({
  isSignedIn: fc.boolean(),
  pickup: fc.option(
    fc.integer({ min: 40, max: 87 }).map((quarter) => ({ do: 'PICKUP' as const, quarter })),
  ),
  actions: fc.array(action, { minLength: 1, maxLength: 8 }),
});

/** The same of whoever may sit down, sign in or out on the way, write to the kitchen and pay later. */
export const arbitraryStay = fc.record({
  seat: fc.constantFrom('AWAY' as const, 'AWAY' as const, 'HERE' as const, 'TABLE' as const),
  visit: arbitraryVisit,
  more: fc.array(
    fc.tuple(
      fc.nat(8),
      fc.constantFrom<PlainAction>(
        { do: 'SIGN' },
        { do: 'SIGN' },
        { do: 'COMMENT', comment: 'No nuts' },
        { do: 'LATER' },
        { do: 'LATER' },
      ),
    ),
    { maxLength: 3 },
  ),
  payBy: fc.constantFrom('CARD' as const, 'CARD' as const, 'INVOICE' as const),
});

/** Today's world: each part as it was, or another. */
export const arbitraryChange: fc.Arbitrary<{
  other: PlainWorld;
  changed: Set<keyof PlainWorld>;
  minutesLater: number;
  tipPercent: number;
}> = fc.record({
  other: arbitraryWorld,
  changed: fc
    .array(
      fc.constantFrom<keyof PlainWorld>(
        'dishes',
        'offers',
        'code',
        'membershipRate',
        'bag',
        'isOpenForApp',
        'takesAway',
        'isAnonymousAllowed',
        'isPickupTimeDisabled',
        'house',
      ),
      { maxLength: 4 },
    )
    .map((parts) => new Set(parts)),
  minutesLater: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 600 })),
  tipPercent: fc.constantFrom(0, 5, 10, 15, 20),
});
