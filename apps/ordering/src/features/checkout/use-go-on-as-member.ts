import type { PricedCart } from '@tallrik/domain/cart/cart';
import { memberGain, memberWay, type MemberGain } from '@tallrik/domain/checkout/member-gain';
import type { PayButtonState } from '@tallrik/domain/checkout/pay-button';
import { useEffect, useEffectEvent, useState } from 'react';
import { useGuest } from '../../shared/guest/use-guest.ts';

type Entry = { before: PricedCart; way: ReturnType<typeof memberWay> };

/**
 * Who became somebody on the way to paying goes on to the card, and reads there what that changed (D-230). Only once the
 * server has priced the cart for them: a form that opens with the old sum would be closed again by the new one.
 */
export function useGoOnAsMember(
  cart: PricedCart,
  { button, press }: { button: PayButtonState; press: () => void },
): { gain: MemberGain | null; entered: () => void } {
  const guest = useGuest();
  const [entry, setEntry] = useState<Entry | null>(null);
  if (entry?.way === 'WAIT') {
    const way = memberWay(cart, guest, entry.before, button);
    if (way !== 'WAIT') setEntry({ ...entry, way });
  }
  const goesToCard = entry?.way === 'CARD';
  const goOn = useEffectEvent(press);
  useEffect(() => {
    if (goesToCard) goOn();
  }, [goesToCard]);
  return {
    gain:
      guest === null || entry === null || entry.way === 'WAIT'
        ? null
        : memberGain(cart, entry.before),
    entered: () => setEntry({ before: cart, way: 'WAIT' }),
  };
}
