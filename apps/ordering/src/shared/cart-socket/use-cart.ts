import type { PricedCart } from '@tallrik/domain/cart/cart';
import { useSyncExternalStore } from 'react';
import { useServices } from '../services/services.tsx';
import type { CartSession } from './cart-session.ts';
import type { CartSnapshot } from './cart-snapshot.ts';
import { UNKNOWN_CART } from './unknown-cart.ts';

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

/** What is in the cart. A page that needs no more is not drawn again when a socket opens or an answer comes. */
export function usePricedCart(): PricedCart {
  const { cart } = useServices();
  const snapshot = cart?.snapshot ?? unknownCart;
  return useSyncExternalStore(
    cart?.subscribe ?? neverChanges,
    () => snapshot().cart,
    () => UNKNOWN_CART.cart,
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
  ready: refuse,
  startCart: refuse,
  dispatch: refuse,
  leaveCart: refuse,
  adoptCart: refuse,
  introduceAgain: refuse,
  refresh: refuse,
  send: refuse,
  listen: refuse,
  setVisible: refuse,
  stop: refuse,
};
