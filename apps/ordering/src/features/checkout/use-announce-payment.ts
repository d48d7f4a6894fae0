import type { Minor } from '@tallrik/domain/money/minor';
import { useCallback } from 'react';
import { useCartSession } from '../../shared/cart-socket/use-cart.ts';
import { useServices } from '../../shared/services/services.tsx';

export type AnnouncedPayment = {
  id: string;
  paymentType: 'ADYEN' | 'INVOICE';
  amount: Minor;
  tip: Minor;
  payload: string | null;
};

/**
 * Tells the server that the guest has paid, so that it asks the provider at once instead of waiting for a
 * webhook (D-77). Locks the pay button for 30 s (PAY-10).
 */
export function useAnnouncePayment(): (payment: AnnouncedPayment) => void {
  const { localData, clock } = useServices();
  const session = useCartSession();
  return useCallback(
    (payment) => {
      localData.set('lastPaymentTime', clock.readMs());
      session.dispatch({ type: 'ADD_CLIENT_SIDE_PAYMENT', transactionId: null, ...payment });
    },
    [clock, localData, session],
  );
}
