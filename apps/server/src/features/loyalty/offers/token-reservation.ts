import type { PricedCart } from '@tallrik/domain/cart/cart';
import { offerUnitsUsedBy } from '@tallrik/domain/cart/offers/offers-used';
import type { Database } from '../../../platform/database/database.ts';
import type { ReservationOwner } from '../../checkout/checkout-port.ts';
import { isSessionLive } from '../is-session-live.ts';
import { writeOfferUses } from './offer-uses.ts';
import {
  findForgottenTokens,
  findTokenOffers,
  reserveTokens,
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
export const makeTokenReservation = (deps: { now: () => Temporal.Instant }) => ({
  check: async (
    db: Database,
    owner: ReservationOwner,
    { cart }: { cart: PricedCart },
    now: Temporal.Instant,
  ): Promise<'OFFER_ALREADY_USED' | 'OFFER_NOT_AVAILABLE' | null> => {
    const needed = await unitsThatNeedTokens(db, owner, cart);
    if (needed.size === 0) return null;
    if (await isSessionLive(db, owner.companyId, owner.sessionId, now)) return null;
    if (cart.userId === null) return 'OFFER_NOT_AVAILABLE';
    const tokens = await tokensFor(db, owner, cart.userId, needed, now);
    const units = [...needed.values()].reduce((sum, count) => sum + count, 0);
    return tokens.length < units ? 'OFFER_ALREADY_USED' : null;
  },
  keep: async (
    db: Database,
    owner: ReservationOwner & { sessionId: string },
    { cart }: { cart: PricedCart },
    until: Temporal.Instant,
  ): Promise<void> => {
    const tokens = await tokensOfCart(db, owner, cart, deps.now());
    const single = tokens.filter(({ singleUse }) => singleUse).map(({ id }) => id);
    await reserveTokens(db, single, owner.sessionId, until);
  },
  use: async (
    db: Database,
    owner: ReservationOwner,
    { cart }: { cart: PricedCart },
    orderId: string,
    now: Temporal.Instant,
  ): Promise<void> => {
    await spendTokens(db, await tokensOfCart(db, owner, cart, now), orderId);
    await writeOfferUses(db, owner.companyId, cart, orderId);
  },
  releasing: (db: Database, _companyId: string, sessionId: string) =>
    releasingTokens(db, sessionId),
  giveBack: (db: Database, order: { id: string }): Promise<void> => returnTokens(db, order.id),
  findForgotten: findForgottenTokens,
});

/** How many tokens of which offer the cart needs: one for each unit it takes (D-74). */
async function unitsThatNeedTokens(
  db: Database,
  { companyId }: ReservationOwner,
  cart: PricedCart,
): Promise<Map<string, number>> {
  const used = offerUnitsUsedBy(cart);
  const offerIds = used.size === 0 ? [] : await findTokenOffers(db, companyId, [...used.keys()]);
  return new Map(offerIds.map((offerId) => [offerId, used.get(offerId) ?? 0]));
}

async function tokensOfCart(
  db: Database,
  owner: ReservationOwner,
  cart: PricedCart,
  now: Temporal.Instant,
): Promise<SpendableToken[]> {
  if (cart.userId === null) return [];
  const needed = await unitsThatNeedTokens(db, owner, cart);
  return needed.size === 0 ? [] : tokensFor(db, owner, cart.userId, needed, now);
}

/** As many as there are units: those this session holds first, then lasting ones, then any that are free. */
async function tokensFor(
  db: Database,
  { companyId, sessionId }: ReservationOwner,
  userId: string,
  needed: ReadonlyMap<string, number>,
  now: Temporal.Instant,
): Promise<SpendableToken[]> {
  const user = { companyId, userId, sessionId };
  const spendable = await lockSpendableTokens(db, user, [...needed.keys()], now);
  return [...needed].flatMap(([offerId, units]) =>
    spendable
      .filter((token) => token.offerId === offerId)
      .toSorted((one, other) => rankOf(one) - rankOf(other))
      .slice(0, units),
  );
}

function rankOf({ isReservedByThis, singleUse }: SpendableToken): number {
  if (isReservedByThis) return 0;
  return singleUse ? 2 : 1;
}
