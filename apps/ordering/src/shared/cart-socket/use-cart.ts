import { emptyCart } from '@tallrik/domain/cart/fold-cart';
import { priceCart } from '@tallrik/domain/cart/price-cart';
import { useSyncExternalStore } from 'react';
import { useServices } from '../services/services.tsx';
import type { CartSession, CartSnapshot } from './cart-session.ts';

/** What the server draws, and the browser until it has hydrated: nobody knows the cart yet. */
const UNKNOWN_CART: CartSnapshot = {
  cart: priceCart(emptyCart, { categoriesOf: () => new Set() }),
  isLoaded: false,
  hasUnconfirmedEvents: false,
  socketState: 'CONNECTING',
  refusal: null,
};

const neverChanges = () => () => undefined;
const unknownCart = () => UNKNOWN_CART;

export function useCart(): CartSnapshot {
  const { cart } = useServices();
  return useSyncExternalStore(
    cart?.subscribe ?? neverChanges,
    cart?.snapshot ?? unknownCart,
    unknownCart,
  );
}

/** For event handlers, which run in the browser only. */
export function useCartSession(): CartSession {
  const { cart } = useServices();
  return cart ?? serverHasNoCart;
}

const refuse = (): never => {
  throw new Error('The server renders no cart');
};
const serverHasNoCart: CartSession = {
  snapshot: unknownCart,
  subscribe: neverChanges,
  startCart: refuse,
  dispatch: refuse,
  leaveCart: refuse,
  adoptCart: refuse,
  introduceAgain: refuse,
  refresh: refuse,
  setVisible: refuse,
  stop: refuse,
};
