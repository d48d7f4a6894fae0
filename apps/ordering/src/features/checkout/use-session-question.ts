import type { PricedCart } from '@tallrik/domain/cart/cart';
import type { PaymentReturn } from '@tallrik/domain/checkout/payment-modals';
import { useEffect, useEffectEvent } from 'react';
import { useCartSession } from '../../shared/cart-socket/use-cart.ts';
import { useServices } from '../../shared/services/services.tsx';
import { readSessionState } from './payment-operations.ts';
import type { PaymentState } from './use-payment-state.ts';

const ASK_AGAIN_MS = 3_000;
/** A bank may take its time: whoever waits for it asks less often. */
const ASK_AGAIN_LATE_MS = 10_000;

/**
 * PAY-28, D-80: an address says that a session was paid, or a minute has passed since the form said so; the server is
 * asked. Only of a payment it knows of is said that the money goes back, and what it does not know of is forgotten.
 */
export function useSessionQuestion(
  returned: PaymentReturn,
  cart: Pick<PricedCart, 'cartId' | 'payments'>,
  state: PaymentState,
): void {
  const { api } = useServices();
  const session = useCartSession();
  const { cartId } = cart;
  const isLate = state.promised === 'CARD' && state.isLate;
  const isAsking = state.promised === 'RETURN' || isLate;
  const pending = cart.payments.find((payment) => payment.state === 'PENDING');
  const returnedId = returned.type === 'NONE' ? null : returned.sessionId;
  // What the bank's page said is handed over first (PAY-27): its answer says more than the session's state.
  const isAskable = returned.type === 'CONFIRMING' || isLate;
  const sessionId = pending?.id ?? state.paidSession ?? (isAskable ? returnedId : null);
  const take = useEffectEvent((known: 'OPEN' | 'PAID' | 'ENDED' | 'UNKNOWN') => {
    if (known === 'OPEN') return;
    if (known !== 'PAID') state.forget();
    else if (isLate) state.fail('AfterPaymentError');
    else state.promise('CARD', 'PaymentComplete');
  });
  const forget = useEffectEvent(() => state.forget());
  useEffect(() => {
    if (!isAsking || cartId === null) return;
    if (sessionId === null) {
      // Nobody can be asked, and the order comes or does not come by itself.
      if (isLate) forget();
      return;
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const again = () => {
      if (!isGone) timer = setTimeout(ask, isLate ? ASK_AGAIN_LATE_MS : ASK_AGAIN_MS);
    };
    const ask = () => {
      void readSessionState(api, { cartId, sessionId }).then(async (known) => {
        // Payment and order are written together: the order may only not have reached this page yet.
        if (isLate && known === 'PAID') await session.refresh();
        if (isGone || session.snapshot().cart.orderId !== null) return;
        take(known);
        if (known === 'OPEN') again();
      }, again);
    };
    ask();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [api, cartId, isAsking, isLate, session, sessionId]);
}
