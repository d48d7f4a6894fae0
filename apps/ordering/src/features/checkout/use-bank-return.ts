import { type PaymentReturn, paymentReturnOf } from '@tallrik/domain/checkout/payment-modals';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from '../../shared/router/router.tsx';
import { useServices } from '../../shared/services/services.tsx';
import { cleanAddress } from './card-payment/clean-address.ts';
import { submitPaymentDetails } from './payment-operations.ts';

const ASK_AGAIN_MS = 3_000;

/** What the bank or the provider sent the guest back with; read once, since the address is cleaned then. */
export function useBankReturn(): PaymentReturn {
  const [query] = useSearchParams();
  const [returned] = useState(() =>
    paymentReturnOf({
      redirectResult: query.get('redirectResult'),
      sessionId: query.get('sessionId'),
      pp: query.get('pp'),
    }),
  );
  return returned;
}

/**
 * PAY-27: hands what the bank's page said to the server, again and again while it cannot be reached, and reports
 * the provider's result code.
 */
export function useSubmitReturn(
  returned: PaymentReturn,
  venueId: string | null,
  onResult: (resultCode: string) => void,
): void {
  const { api } = useServices();
  const tell = useEffectEvent(onResult);
  useEffect(() => {
    if (returned.type === 'NONE' || venueId === null) return;
    cleanAddress(window);
    if (returned.type === 'CONFIRMING') return;
    const details = { redirectResult: returned.redirectResult };
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const submit = () =>
      submitPaymentDetails(api, venueId, { details, sessionId: null }).then(
        (resultCode) => {
          if (!isGone) tell(resultCode);
        },
        () => {
          if (!isGone) timer = setTimeout(() => void submit(), ASK_AGAIN_MS);
        },
      );
    void submit();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [api, returned, venueId]);
}
