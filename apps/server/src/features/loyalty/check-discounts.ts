import type { Cart } from '@tallrik/domain/cart/cart';
import type { CartEvent, WithoutBase } from '@tallrik/domain/cart/cart-event';
import {
  discountCorrections,
  type DiscountRights,
} from '@tallrik/domain/cart/offers/discount-corrections';
import type { Database } from '../../platform/database/database.ts';
import type { LoadOffers } from './offers/load-offers.ts';
import type { FindPromoGuest } from './promo/promo-guest.ts';
import { findPromoCode, refusalFor } from './promo/promo-store.ts';

type DiscountedCart = {
  companyId: string;
  venueId: string;
  cartId: string;
  cart: Cart;
  menu: object;
  entitlements: Pick<DiscountRights, 'offers' | 'membershipRate'>;
};

type Deps = {
  findGuest: FindPromoGuest;
  loadOffers: LoadOffers;
  /** The company's switch: without promo codes none counts, though it was taken when there were some. */
  takesPromoCodes: (db: Database, companyId: string) => Promise<boolean>;
};

/**
 * What has to be written into a cart before it is paid, because a code, an offer or a level no longer gives what it
 * gave (D-69, D-75). The code's row is not locked here: holds lock the shelf before codes, and the other way round
 * two checkouts could wait for each other.
 */
export const makeCheckDiscounts =
  (deps: Deps) =>
  async (
    db: Database,
    { companyId, venueId, cartId, cart, menu, entitlements }: DiscountedCart,
    now: Temporal.Instant,
  ): Promise<WithoutBase<CartEvent>[]> => {
    const promoCode = await promoStatus(deps, db, { companyId, venueId, cartId, cart }, now);
    const companyOffers = await deps.loadOffers(companyId, menu, now);
    return discountCorrections(cart, { ...entitlements, promoCode, companyOffers });
  };

async function promoStatus(
  deps: Deps,
  db: Database,
  { companyId, venueId, cartId, cart }: Omit<DiscountedCart, 'entitlements' | 'menu'>,
  now: Temporal.Instant,
): Promise<DiscountRights['promoCode']> {
  if (cart.promoCode === null) return null;
  if (!(await deps.takesPromoCodes(db, companyId))) return { refusal: 'NOTFOUND' };
  const stored = await findPromoCode(db, companyId, { id: cart.promoCode.id });
  const guest = await deps.findGuest(db, { companyId, venueId, cartId, userId: cart.userId });
  const refusal = await refusalFor(db, stored, guest, now);
  return stored && !refusal ? { code: stored.code } : { refusal: refusal ?? 'NOTFOUND' };
}
