import type { PricedCart } from '@tallrik/domain/cart/cart';
import { offersUsedBy } from '@tallrik/domain/cart/offers/offers-used';
import type { Database } from '../../../platform/database/database.ts';
import { keepsItsPromise, type KeptFor } from '../session-promise.ts';
import {
  findForgottenTokens,
  findTokenOffers,
  holdTokens,
  lockSpendableTokens,
  releasingTokens,
  returnTokens,
  type SpendableToken,
  spendTokens,
} from './token-store.ts';

/**
 * Single-use offers lie with the session that pays with them and are used up with its order (D-74): two carts of
 * one guest cannot spend the same token.
 */
export const makeTokenHold = (deps: { now: () => Temporal.Instant }) => ({
  check: async (
    db: Database,
    keptFor: KeptFor,
    { cart }: { cart: PricedCart },
    now: Temporal.Instant,
  ): Promise<'OFFER_ALREADY_USED' | 'OFFER_NOT_AVAILABLE' | null> => {
    const needed = await offersThatNeedTokens(db, keptFor, cart);
    if (needed.length === 0) return null;
    if (await keepsItsPromise(db, keptFor.companyId, keptFor.sessionId, now)) return null;
    if (cart.userId === null) return 'OFFER_NOT_AVAILABLE';
    const tokens = await tokensFor(db, keptFor, cart.userId, needed, now);
    return tokens.length < needed.length ? 'OFFER_ALREADY_USED' : null;
  },
  keep: async (
    db: Database,
    keptFor: KeptFor & { sessionId: string },
    { cart }: { cart: PricedCart },
    until: Temporal.Instant,
  ): Promise<void> => {
    const tokens = await tokensOfCart(db, keptFor, cart, deps.now());
    const single = tokens.filter(({ singleUse }) => singleUse).map(({ id }) => id);
    await holdTokens(db, single, keptFor.sessionId, until);
  },
  use: async (
    db: Database,
    keptFor: KeptFor,
    { cart }: { cart: PricedCart },
    orderId: string,
    now: Temporal.Instant,
  ): Promise<void> => spendTokens(db, await tokensOfCart(db, keptFor, cart, now), orderId),
  releasing: (db: Database, _companyId: string, sessionId: string) =>
    releasingTokens(db, sessionId),
  giveBack: (db: Database, order: { id: string }): Promise<void> => returnTokens(db, order.id),
  findForgotten: findForgottenTokens,
});

async function offersThatNeedTokens(
  db: Database,
  { companyId }: KeptFor,
  cart: PricedCart,
): Promise<string[]> {
  const used = offersUsedBy(cart);
  return used.length === 0 ? [] : findTokenOffers(db, companyId, used);
}

async function tokensOfCart(
  db: Database,
  keptFor: KeptFor,
  cart: PricedCart,
  now: Temporal.Instant,
): Promise<SpendableToken[]> {
  if (cart.userId === null) return [];
  const needed = await offersThatNeedTokens(db, keptFor, cart);
  return needed.length === 0 ? [] : tokensFor(db, keptFor, cart.userId, needed, now);
}

/** One token an offer: the one this session holds, else a lasting one, else any that is free. */
async function tokensFor(
  db: Database,
  { companyId, sessionId }: KeptFor,
  userId: string,
  offerIds: readonly string[],
  now: Temporal.Instant,
): Promise<SpendableToken[]> {
  const spendable = await lockSpendableTokens(db, { companyId, userId, sessionId }, offerIds, now);
  return offerIds.flatMap((offerId) => {
    const ofOffer = spendable.filter((token) => token.offerId === offerId);
    const best =
      ofOffer.find(({ isHeldByThis }) => isHeldByThis) ??
      ofOffer.find(({ singleUse }) => !singleUse) ??
      ofOffer[0];
    return best ? [best] : [];
  });
}
