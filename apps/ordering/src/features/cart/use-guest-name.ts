import type { PricedCart } from '@tallrik/domain/cart/cart';
import { nameToCall } from '@tallrik/domain/cart/guest-name';
import { useEffect, useRef } from 'react';
import { useCartSession } from '../../shared/cart-socket/use-cart.ts';
import { useIsSignedIn } from '../../shared/guest/use-guest.ts';
import { useLocalValue } from '../../shared/local-data/use-local-value.ts';
import { useServices } from '../../shared/services/services.tsx';

/**
 * What the kitchen calls out for a guest without an account (D-272): never asked for, kept on the device, and given with
 * the next cart by itself. Null where there is nobody to call: an account has a name, and a bill is not cooked.
 */
export function useGuestName(
  cart: PricedCart,
): { name: string; save: (typed: string) => void } | null {
  const { localData } = useServices();
  const session = useCartSession();
  const isSignedIn = useIsSignedIn();
  const remembered = useLocalValue('guestName');
  const given = useRef<string | null>(null);
  const isNameRequired = !isSignedIn && cart.chequeId === null;
  const { cartId, guestName, payments } = cart;
  const isPaying = payments.length > 0;

  useEffect(() => {
    // Once for each cart: a name that somebody else on it has taken out must not come back by itself.
    if (!isNameRequired || isPaying || remembered === '' || given.current === cartId) return;
    given.current = cartId;
    if (guestName === '') session.dispatch({ type: 'SET_GUEST_NAME', name: remembered });
  }, [isNameRequired, isPaying, remembered, cartId, guestName, session]);

  if (!isNameRequired) return null;
  return {
    name: guestName,
    save: (typed) => {
      const name = nameToCall(typed);
      localData.set('guestName', name);
      if (name !== guestName) session.dispatch({ type: 'SET_GUEST_NAME', name });
    },
  };
}
