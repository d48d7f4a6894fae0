import {
  arbitraryChange,
  arbitraryStay,
  arbitraryWorld,
} from '@tallrik/domain/cart/testing/plain/arbitrary-plain';
import fc from 'fast-check';

/** So many restaurants are full at once. One clock hangs in all of them: the server has no other. */
const SHOPS_OF_A_ROUND = 5;
/** At least, on average: some guests find nothing they may take. */
export const CARTS_OF_A_ROUND = 6;
const MOST_VISITS = 2;

/** A guest who fills a cart, waits while the company changes things, pays, and is served or not. */
const stay = fc.record({
  // Mostly with an account: tokens are personal, and who has none spends none.
  visit: fc
    .tuple(arbitraryStay, fc.constantFrom(true, true, true, false))
    .map(([{ seat, visit, more, payBy }, isSignedIn]) => ({
      ...visit,
      isSignedIn,
      seat,
      more,
      payBy,
    })),
  /** Of what was ordered to be paid later. */
  split: fc.record({ guests: fc.integer({ min: 1, max: 4 }), isByDish: fc.boolean() }),
  change: arbitraryChange,
  answer: fc.constantFrom('ACCEPTED' as const, 'ACCEPTED' as const, 'REJECTED' as const),
});

const run = fc.record({
  // Open to everybody at first: what nobody may fill, nobody pays.
  world: arbitraryWorld.map((world) => ({
    ...world,
    isOpenForApp: true,
    takesAway: true,
    isAnonymousAllowed: true,
    house: { ...world.house, servesHere: true, servesTables: true, isPaidLater: true },
    offers: world.offers.map((offer) => (offer.tokens === 0 ? { ...offer, tokens: 1 } : offer)),
  })),
  stays: fc.array(stay, { minLength: MOST_VISITS, maxLength: MOST_VISITS }),
});

export const arbitraryRound = fc.record({
  minute: fc.integer({ min: 10 * 60, max: 20 * 60 }),
  /** Mostly soon, sometimes after the menu has changed or the doors have closed. */
  minutesLater: fc.array(
    fc.oneof(
      { weight: 3, arbitrary: fc.integer({ min: 0, max: 20 }) },
      { weight: 1, arbitrary: fc.integer({ min: 21, max: 400 }) },
    ),
    { minLength: MOST_VISITS, maxLength: MOST_VISITS },
  ),
  runs: fc.array(run, { minLength: SHOPS_OF_A_ROUND, maxLength: SHOPS_OF_A_ROUND }),
});

type Value<Of> = Of extends fc.Arbitrary<infer Made> ? Made : never;
export type Round = Value<typeof arbitraryRound>;
export type Run = Value<typeof run>;
