import type { PaymentReturn } from '@tallrik/domain/checkout/payment-modals';
import { useEffect, useEffectEvent } from 'react';
import { useServices } from '../../shared/services/services.tsx';
import { readSessionState } from './payment-operations.ts';
import type { PaymentState } from './use-payment-state.ts';

const ASK_AGAIN_MS = 3_000;

/** PAY-28, D-80: an address says that a session was paid; the server is asked, and what it does not know of is forgotten. */
export function useSessionQuestion(
  returned: PaymentReturn,
  cartId: string | null,
  state: PaymentState,
): void {
  const { api } = useServices();
  const isAsking = state.promised === 'RETURN';
  const sessionId = returned.type === 'CONFIRMING' ? returned.sessionId : null;
  const take = useEffectEvent((known: 'OPEN' | 'PAID' | 'ENDED' | 'UNKNOWN') => {
    if (known === 'PAID') state.promise('CARD', 'PaymentComplete');
    else if (known !== 'OPEN') state.forget();
  });
  useEffect(() => {
    if (!isAsking || sessionId === null || cartId === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const again = () => {
      if (!isGone) timer = setTimeout(ask, ASK_AGAIN_MS);
    };
    const ask = () => {
      void readSessionState(api, { cartId, sessionId }).then((known) => {
        if (isGone) return;
        take(known);
        if (known === 'OPEN') again();
      }, again);
    };
    ask();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [api, cartId, isAsking, sessionId]);
}
