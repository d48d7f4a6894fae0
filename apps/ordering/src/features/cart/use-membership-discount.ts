import type { PricedCart } from '@tallrik/domain/cart/cart';
import { useEffect, useRef } from 'react';
import { useCartSession } from '../../shared/cart-socket/use-cart.ts';
import { useGuest } from '../../shared/guest/use-guest.ts';

/**
 * DISC-11: a member's cart asks for the discount of the level; the rate is the server's, whatever is sent (D-75).
 * Once for a cart and a guest: a level without a discount answers 0, and would be asked for ever.
 */
export function useMembershipDiscount(cart: PricedCart): void {
  const guest = useGuest();
  const session = useCartSession();
  const requestedFor = useRef<string | null>(null);
  const isDue =
    guest !== null &&
    guest.level !== null &&
    cart.userId === guest.id &&
    cart.chequeId === null &&
    cart.membershipDiscountRate === 0 &&
    !cart.hasPendingPayment;
  const key = `${cart.cartId}:${guest?.id}`;
  useEffect(() => {
    if (!isDue || requestedFor.current === key) return;
    requestedFor.current = key;
    session.dispatch({ type: 'SET_MEMBERSHIP_DISCOUNT', discountRate: 0 });
  }, [isDue, key, session]);
}
