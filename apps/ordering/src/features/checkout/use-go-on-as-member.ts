import type { PricedCart } from '@tallrik/domain/cart/cart';
import { goesOnAsMember, memberGain, type MemberGain } from '@tallrik/domain/checkout/member-gain';
import { useState } from 'react';
import { useCart } from '../../shared/cart-socket/use-cart.ts';
import { useGuest } from '../../shared/guest/use-guest.ts';

/**
 * Who became somebody on the way to paying goes on to the card, and reads there what that changed (D-230). Only once the
 * server has priced the cart for them: a form that opens with the old sum would be closed again by the new one.
 */
export function useGoOnAsMember(
  cart: PricedCart,
  { canPay, press }: { canPay: boolean; press: () => void },
): { gain: MemberGain | null; entered: () => void } {
  const guest = useGuest();
  const { hasUnconfirmedEvents } = useCart();
  const [before, setBefore] = useState<PricedCart['due'] | null>(null);
  const [isGoingOn, setGoingOn] = useState(false);
  if (isGoingOn && canPay && !hasUnconfirmedEvents && goesOnAsMember(cart, guest)) {
    setGoingOn(false);
    press();
  }
  return {
    gain: guest === null || before === null || isGoingOn ? null : memberGain(cart, before),
    entered: () => {
      setBefore(cart.due);
      setGoingOn(true);
    },
  };
}
