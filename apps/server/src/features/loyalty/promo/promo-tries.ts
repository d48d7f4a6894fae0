import type { CountedTries } from '../../../platform/auth/counted-tries.ts';

/** D-69: ten tries a minute. */
export const PROMO_TRIES = 10;
export const PROMO_TRY_WINDOW = { minutes: 1 } as const;
/** A whole restaurant shares one address, and a guesser makes new carts: more for the address, but not without end. */
const PROMO_TRIES_PER_ADDRESS = 100;

export type TakePromoTry = (
  of: { cartId: string; address: string },
  now: Temporal.Instant,
) => ReturnType<CountedTries['take']>;

/** Every try counts, also one that is right: codes are short, and a list of them is worth money. */
export const makeTakePromoTry =
  (deps: { tries: Pick<CountedTries, 'take'> }): TakePromoTry =>
  ({ cartId, address }, now) =>
    deps.tries.take(
      [
        { subject: `promo cart ${hexOf(cartId)}`, maxTries: PROMO_TRIES },
        { subject: `promo address ${address}`, maxTries: PROMO_TRIES_PER_ADDRESS },
      ],
      now,
    );

/** With braces and a hyphen behind every four digits; longer ones name no cart. */
const LONGEST_ID = 64;
// PostgreSQL reads an id in capitals, in braces and without hyphens as the same: so do we, or each gives ten more.
const hexOf = (id: string): string =>
  id
    .slice(0, LONGEST_ID)
    .toLowerCase()
    .replaceAll(/[^0-9a-f]/g, '');
