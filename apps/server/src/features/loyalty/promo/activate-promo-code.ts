import type { Cart } from '@tallrik/domain/cart/cart';
import type { CartEvent, WithoutBase } from '@tallrik/domain/cart/cart-event';
import { withEvents } from '@tallrik/domain/cart/fold-cart';
import { automaticOfferChange } from '@tallrik/domain/cart/offers/automatic-offer';
import {
  isPromoCodeCurrent,
  promoCodeEvent,
} from '@tallrik/domain/cart/offers/discount-corrections';
import type { PromoCode, PromoCodeRefusal } from '@tallrik/domain/cart/promo-code';
import type { CartRefusalCode } from '@tallrik/domain/cart/refusal-codes';
import { ok, refused, type Result } from '@tallrik/domain/result';
import type { Database } from '../../../platform/database/database.ts';
import type { Viewer } from '../../../platform/graphql/context.ts';
import type { FindPromoGuest } from './promo-guest.ts';
import { findPromoCode, refusalFor } from './promo-store.ts';

export type CartAddress = { companyId: string; venueId: string; cartId: string };

/**
 * Writes the server's own events into a guest's cart, under its lock, and tells everybody on it. The cart's own
 * rules come first: not somebody else's, not ordered, not being paid.
 */
export type WriteToCart = <Value, Refusal>(
  at: CartAddress,
  viewer: Viewer,
  decide: (
    db: Database,
    cart: Cart,
  ) => Promise<Result<{ events: WithoutBase<CartEvent>[]; value: Value }, Refusal>>,
) => Promise<Result<Value, Refusal | CartRefusalCode>>;

export type ActivatePromoCode = (
  at: CartAddress,
  typed: string,
  viewer: Viewer,
) => Promise<Result<PromoCode, PromoCodeRefusal | CartRefusalCode>>;

/** D-69, D-71: all checks in their order, then the server itself sets the code with its own rate and scope. */
export const makeActivatePromoCode =
  (deps: {
    writeToCart: WriteToCart;
    findGuest: FindPromoGuest;
    /** The company's switch: without promo codes there is none to be found. */
    takesPromoCodes: (companyId: string) => Promise<boolean>;
    now: () => Temporal.Instant;
  }): ActivatePromoCode =>
  async (at, typed, viewer) => {
    if (!(await deps.takesPromoCodes(at.companyId))) return refused('NOTFOUND');
    const now = deps.now();
    return deps.writeToCart(at, viewer, async (db, cart) => {
      const stored = await findPromoCode(db, at.companyId, { typed });
      const guest = await deps.findGuest(db, { ...at, userId: cart.userId });
      const refusal = await refusalFor(db, stored, guest, now);
      if (!stored || refusal) return refused<PromoCodeRefusal>(refusal ?? 'NOTFOUND');
      const { code } = stored;
      const events: WithoutBase<CartEvent>[] = isPromoCodeCurrent(cart, code)
        ? []
        : [promoCodeEvent(code)];
      // DISC-06: under a code no offer applies by itself, so that none has to be looked up.
      const sentAway = automaticOfferChange(withEvents(cart, events), []);
      return ok({ events: sentAway ? [...events, sentAway] : events, value: code });
    });
  };
