import type { PaymentFacts } from '@tallrik/domain/checkout/payment-flow-state';
import { useMemo } from 'react';
import { useCart } from '../../shared/cart-socket/use-cart.ts';
import { useNow } from '../../shared/clock/use-now.ts';
import { useIsOnline } from '../../shared/graphql-client/use-is-online.ts';
import { useIsSignedIn } from '../../shared/guest/use-guest.ts';
import { useLocalValue } from '../../shared/local-data/use-local-value.ts';
import type { PaymentFlowProps } from './payment-flow-props.ts';

/** What the payment's machine looks at, of the page and of everything around it; the same object while nothing changes. */
export function usePaymentFacts(props: PaymentFlowProps): PaymentFacts {
  const { cart, tip, isVenueOpen, returnPath, reason: pageDialog = null } = props;
  const { hasUnconfirmedEvents, refusal } = useCart();
  const isOnline = useIsOnline();
  const isSignedIn = useIsSignedIn();
  const now = useNow();
  const lastPaymentTime = useLocalValue('lastPaymentTime');
  return useMemo(
    () => ({
      cart,
      tip,
      isVenueOpen,
      returnPath,
      pageDialog,
      hasUnconfirmedEvents,
      refusal,
      isOnline,
      isSignedIn,
      now,
      lastPaymentAt:
        lastPaymentTime === null ? null : Temporal.Instant.fromEpochMilliseconds(lastPaymentTime),
    }),
    [
      cart,
      tip,
      isVenueOpen,
      returnPath,
      pageDialog,
      hasUnconfirmedEvents,
      refusal,
      isOnline,
      isSignedIn,
      now,
      lastPaymentTime,
    ],
  );
}
