import type { PricedCart } from '@tallrik/domain/cart/cart';
import { CONSOLIDATE_AFTER_MS, WARN_AFTER_MS } from '@tallrik/domain/checkout/pay-button';
import { useEffect, useEffectEvent } from 'react';
import { useCartSession } from '../../shared/cart-socket/use-cart.ts';
import { useIsSignedIn } from '../../shared/guest/use-guest.ts';
import { useServices } from '../../shared/services/services.tsx';

/** PAY-13, PAY-14: a button that stays disabled with the venue open gets its discount again, and is told of. */
export function useButtonCare(cart: PricedCart, isStuck: boolean): void {
  const session = useCartSession();
  const { remoteLog } = useServices();
  const isSignedIn = useIsSignedIn();
  const consolidate = useEffectEvent(() => {
    const isOwn = isSignedIn && cart.userId !== null && cart.chequeId === null;
    if (!isOwn || cart.hasPendingPayment) return;
    session.dispatch({
      type: 'SET_MEMBERSHIP_DISCOUNT',
      discountRate: cart.membershipDiscountRate,
    });
  });
  const warn = useEffectEvent(() =>
    remoteLog.info({ event: 'pay_button_stuck', cartId: cart.cartId ?? '' }),
  );
  useEffect(() => {
    if (!isStuck) return;
    const timers = [
      setTimeout(() => consolidate(), CONSOLIDATE_AFTER_MS),
      setTimeout(() => warn(), WARN_AFTER_MS),
    ];
    return () => timers.forEach(clearTimeout);
  }, [isStuck]);
}
