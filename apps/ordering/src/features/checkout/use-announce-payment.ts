import type { Minor } from '@tallrik/domain/money/minor';
import { useCartSession } from '../../shared/cart-socket/use-cart.ts';
import { useServices } from '../../shared/services/services.tsx';

export type AnnouncePayment = (
  id: string,
  paid: { amount: Minor; tip: Minor; payload: string | null },
) => void;

/**
 * Tells the server that the guest has paid, so that it asks the provider at once instead of waiting for a
 * webhook (D-77). Locks the pay button for 30 s (PAY-10).
 */
export function useAnnouncePayment(onAnnounced: () => void): AnnouncePayment {
  const { localData } = useServices();
  const session = useCartSession();
  return (id, paid) => {
    localData.set('lastPaymentTime', Temporal.Now.instant().epochMilliseconds);
    onAnnounced();
    session.dispatch({
      type: 'ADD_CLIENT_SIDE_PAYMENT',
      id,
      paymentType: 'ADYEN',
      transactionId: null,
      ...paid,
    });
  };
}
