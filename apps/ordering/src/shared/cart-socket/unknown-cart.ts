import { emptyCart } from '@tallrik/domain/cart/fold-cart';
import { priceCart } from '@tallrik/domain/cart/price-cart';
import type { CartSnapshot } from './cart-snapshot.ts';

/** What the server draws, and the browser until it has hydrated: nobody knows the cart yet. */
export const UNKNOWN_CART: CartSnapshot = {
  cart: priceCart(emptyCart, { categoriesOf: () => new Set() }),
  isLoaded: false,
  hasUnconfirmedEvents: false,
  socketState: 'CONNECTING',
  refusal: null,
};
