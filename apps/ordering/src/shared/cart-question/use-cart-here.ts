import { useCallback } from 'react';
import { useCartSession } from '../cart-socket/use-cart.ts';
import type { Offering } from '../menu/offering.ts';
import { useAskToClearCart } from './ClearCartQuestion.tsx';

/**
 * Makes sure that there is a cart of this venue to put something into; false when the guest would rather keep the
 * dishes chosen elsewhere (LAND-05).
 */
export function useCartHere(): (offering: Offering) => Promise<boolean> {
  const session = useCartSession();
  const askToClearCart = useAskToClearCart();
  return useCallback(
    async ({ venue, serviceType }) => {
      await session.ready();
      const { cart } = session.snapshot();
      const isHere =
        cart.cartId !== null &&
        cart.venueId === venue.id &&
        cart.orderId === null &&
        cart.chequeId === null;
      if (isHere) return true;
      const why = cart.venueId === venue.id ? 'NEW_ORDER' : 'OTHER_VENUE';
      if (!(await askToClearCart(why))) return false;
      session.startCart({ venueId: venue.id, serviceType });
      return true;
    },
    [askToClearCart, session],
  );
}
