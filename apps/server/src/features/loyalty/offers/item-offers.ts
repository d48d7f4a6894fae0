import type { Cart } from '@tallrik/domain/cart/cart';
import type { CartEvent, WithoutBase } from '@tallrik/domain/cart/cart-event';
import { usableOffers } from '@tallrik/domain/cart/offers/usable-offers';
import { availableItemOffers, isOfferInApp } from '@tallrik/domain/cart/offers/visible-offers';
import type { Database } from '../../../platform/database/database.ts';
import type { Viewer } from '../../../platform/graphql/context.ts';
import type { LoadOffers } from './load-offers.ts';
import { findTokensAt } from './token-store.ts';

type ChangedCart = {
  companyId: string;
  venueId: string;
  /** The menu as it is kept for its version; the offers are kept by it. */
  menu: object;
  /** After the event. */
  cart: Cart;
  eventType: string;
  viewer: Viewer;
};

const CHANGES_LINES: ReadonlySet<string> = new Set([
  'ADD_ITEM',
  'ADD_ITEMS',
  'ADD_OFFER',
  'REMOVE_ITEM',
  'UPDATE_USER',
]);

/**
 * D-56, D-74: which offers could still be taken for the dishes in a cart is the server's to say. Most companies have
 * no such offers, and then this costs nothing.
 */
export const makeItemOffersAfter =
  (deps: { loadOffers: LoadOffers }) =>
  async (
    db: Database,
    changed: ChangedCart,
    now: Temporal.Instant,
  ): Promise<WithoutBase<CartEvent>[]> => {
    if (!CHANGES_LINES.has(changed.eventType)) return [];
    const { companyId, venueId, menu, cart, viewer } = changed;
    const all = await deps.loadOffers(companyId, menu, now);
    const onItems = all.filter((offer) => offer.type === 'ITEM_DISCOUNT' && isOfferInApp(offer));
    const needsTokens = viewer.kind === 'USER' && onItems.some(({ isDefault }) => !isDefault);
    const tokens = needsTokens ? await findTokensAt(db, companyId, viewer.userId, now) : [];
    const usable = usableOffers(onItems, tokens, venueId);
    const offers = availableItemOffers(cart.items, usable, venueId);
    return isSame(offers, cart.availableItemOffers)
      ? []
      : [{ type: 'ITEM_OFFERS_CHANGED', offers }];
  };

const isSame = (one: Cart['availableItemOffers'], other: Cart['availableItemOffers']): boolean =>
  one.length === other.length &&
  one.every(
    ({ itemId, offerId, unitLimit }, at) =>
      other[at]?.itemId === itemId &&
      other[at]?.offerId === offerId &&
      other[at]?.unitLimit === unitLimit,
  );
