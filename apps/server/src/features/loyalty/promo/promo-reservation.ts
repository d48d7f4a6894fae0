import type { PricedCart } from '@tallrik/domain/cart/cart';
import type { Database } from '../../../platform/database/database.ts';
import type { ReservationOwner } from '../../checkout/checkout-port.ts';
import { isSessionLive } from '../is-session-live.ts';
import type { FindPromoGuest } from './promo-guest.ts';
import {
  countPromoUse,
  findForgottenPromoUses,
  lockPromoCode,
  refusalFor,
  releasingPromoUses,
  reservePromoUse,
  returnPromoUse,
} from './promo-store.ts';

/**
 * A use of a code: reserved with the session, counted with the order, free again when the payment comes to nothing
 * or the order is rejected (D-70). A code that is set is used, even where it saved nothing: the guest saw that and
 * could have removed it (D-68).
 */
export const makePromoReservation = (deps: { findGuest: FindPromoGuest; newId: () => string }) => {
  const guestOf = (db: Database, owner: ReservationOwner, cart: PricedCart) =>
    deps.findGuest(db, { ...owner, userId: cart.userId });
  return {
    check: async (
      db: Database,
      owner: ReservationOwner,
      { cart }: { cart: PricedCart },
      now: Temporal.Instant,
    ): Promise<'AMOUNT_CHANGED' | null> => {
      if (cart.promoCode === null) return null;
      const { companyId, sessionId } = owner;
      const stored = await lockPromoCode(db, companyId, { id: cart.promoCode.id });
      if (await isSessionLive(db, companyId, sessionId, now)) return null;
      const refusal = await refusalFor(db, stored, await guestOf(db, owner, cart), now);
      // Without the code the sum is another one; the guest sees it before paying (D-52).
      return refusal ? 'AMOUNT_CHANGED' : null;
    },
    keep: async (
      db: Database,
      owner: ReservationOwner & { sessionId: string },
      { cart }: { cart: PricedCart },
      until: Temporal.Instant,
    ): Promise<void> => {
      if (cart.promoCode === null) return;
      const { userId, phoneHash } = await guestOf(db, owner, cart);
      const { companyId, cartId, sessionId } = owner;
      await reservePromoUse(db, companyId, {
        id: deps.newId(),
        promoCodeId: cart.promoCode.id,
        cartId,
        userId,
        phoneHash,
        sessionId,
        until,
      });
    },
    use: async (
      db: Database,
      owner: ReservationOwner,
      { cart }: { cart: PricedCart },
      orderId: string,
    ): Promise<void> => {
      if (cart.promoCode === null) return;
      const { userId, phoneHash } = await guestOf(db, owner, cart);
      const { companyId, cartId, sessionId } = owner;
      await countPromoUse(db, companyId, {
        id: deps.newId(),
        promoCodeId: cart.promoCode.id,
        cartId,
        userId,
        phoneHash,
        sessionId,
        orderId,
        offerTokenId: null,
      });
    },
    releasing: releasingPromoUses,
    giveBack: (db: Database, order: { companyId: string; id: string }): Promise<void> =>
      returnPromoUse(db, order.companyId, order.id),
    findForgotten: findForgottenPromoUses,
  };
};
