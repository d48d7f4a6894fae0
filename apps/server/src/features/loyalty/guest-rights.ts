import { offersAt } from '@tallrik/domain/cart/offers/offers-at';
import { hasOffers } from '@tallrik/domain/cart/offers/offers-used';
import { usableOffers } from '@tallrik/domain/cart/offers/usable-offers';
import type { Database } from '../../platform/database/database.ts';
import type { GuestEntitlements, EntitlementQuery } from '../cart/cart-port.ts';
import { findMembershipRate } from './membership/level-store.ts';
import { findOffers } from './offers/offer-store.ts';
import { findTokensAt } from './offers/token-store.ts';

type Rights = Partial<Pick<GuestEntitlements, 'offers' | 'membershipRate'>>;

const OFFER_EVENTS: ReadonlySet<string> = new Set(['ADD_OFFER', 'SET_ORDER_OFFER']);

/** What loyalty knows of a guest's standing. Asks only what this event, or this cart at the till, needs. */
export async function guestRights(db: Database, of: EntitlementQuery): Promise<Rights> {
  const isCheckout = of.eventType === 'CHECKOUT';
  const userId = of.viewer.kind === 'USER' ? of.viewer.userId : null;
  const rights: Rights = {};
  if (OFFER_EVENTS.has(of.eventType) || (isCheckout && hasOffers(of.cart))) {
    const offers = offersAt(await findOffers(db, of.companyId), of.now);
    const tokens = userId === null ? [] : await findTokensAt(db, of.companyId, userId, of.now);
    rights.offers = usableOffers(offers, tokens, of.venueId);
  }
  const asksForRate =
    of.eventType === 'SET_MEMBERSHIP_DISCOUNT' ||
    (isCheckout && of.cart.membershipDiscountRate > 0);
  if (asksForRate && userId !== null) {
    rights.membershipRate = await findMembershipRate(db, of.companyId, userId);
  }
  return rights;
}
