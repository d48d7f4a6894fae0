import type { Cart } from '@tallrik/domain/cart/cart';
import type { CartEvent, CartEventType, WithoutBase } from '@tallrik/domain/cart/cart-event';
import { automaticOfferChange } from '@tallrik/domain/cart/offers/automatic-offer';
import type { LoadOffers } from './load-offers.ts';

type ChangedCart = {
  companyId: string;
  /** The menu as it is kept for its version; the offers are kept by it. */
  menu: object;
  /** After the event. */
  cart: Cart;
  eventType: CartEventType;
};

/**
 * D-210: the offer that applies by itself is set, replaced and cleared behind whatever changes a cart. Not behind a
 * payment: what is being paid keeps the amount it was announced with.
 */
export const makeOrderOfferAfter =
  (deps: { loadOffers: LoadOffers }) =>
  async (
    { companyId, menu, cart, eventType }: ChangedCart,
    now: Temporal.Instant,
  ): Promise<WithoutBase<CartEvent>[]> => {
    if (eventType === 'ADD_CLIENT_SIDE_PAYMENT') return [];
    const change = automaticOfferChange(cart, await deps.loadOffers(companyId, menu, now));
    return change ? [change] : [];
  };
