import type { PricedCart } from '@tallrik/domain/cart/cart';
import { memberGain, memberWay, type MemberGain } from '@tallrik/domain/checkout/member-gain';
import type { PayButtonState } from '@tallrik/domain/checkout/pay-button';
import { useEffect, useEffectEvent, useState } from 'react';
import { useGuest } from '../../shared/guest/use-guest.ts';

/**
 * Who became somebody on the way to paying goes on to the card, and reads there what that changed (D-230). Only once the
 * server has priced the cart for them: a form that opens with the old sum would be closed again by the new one.
 */
export function useGoOnAsMember(
  cart: PricedCart,
  { button, press }: { button: PayButtonState; press: () => void },
): { gain: MemberGain | null; entered: () => void } {
  const guest = useGuest();
  const [before, setBefore] = useState<PricedCart | null>(null);
  const [isGoingOn, setGoingOn] = useState(false);
  const way = before !== null && isGoingOn ? memberWay(cart, guest, before, button) : 'WAIT';
  const arrive = useEffectEvent(() => {
    setGoingOn(false);
    if (way === 'CARD') press();
  });
  useEffect(() => {
    if (way !== 'WAIT') arrive();
  }, [way]);
  return {
    gain: guest === null || before === null || isGoingOn ? null : memberGain(cart, before),
    entered: () => {
      setBefore(cart);
      setGoingOn(true);
    },
  };
}
