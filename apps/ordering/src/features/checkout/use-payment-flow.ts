import { browserTimers } from '@tallrik/contract/client/timers';
import { stepPaymentFlow } from '@tallrik/domain/checkout/payment-flow';
import { paymentReturnOf } from '@tallrik/domain/checkout/payment-modals';
import { paymentView, type PaymentView } from '@tallrik/domain/checkout/payment-view';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useCartSession } from '../../shared/cart-socket/use-cart.ts';
import { newId } from '../../shared/new-id.ts';
import { paths } from '../../shared/paths.ts';
import { useNavigate, useSearchParams } from '../../shared/router/router.tsx';
import { useServices } from '../../shared/services/services.tsx';
import { cleanAddress } from './card-payment/clean-address.ts';
import { openPaymentFlow, type OpenPaymentFlow } from './open-payment-flow.ts';
import type { PaymentFlowProps } from './payment-flow-props.ts';
import { usePaymentFacts } from './use-payment-facts.ts';

/** What can be done with a cart that wants to be paid, and what stands in the way. */
export function usePaymentFlow(
  props: PaymentFlowProps,
): PaymentView & { send: OpenPaymentFlow['send'] } {
  const facts = usePaymentFacts(props);
  const services = useServices();
  const cart = useCartSession();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [flow] = useState(() => {
    const { configuration, currency } = services.company;
    return openPaymentFlow(
      {
        ...services,
        cart,
        company: {
          id: configuration.companyId,
          currency,
          force3DSecure: configuration.force3DSecure,
        },
        timers: browserTimers,
        newId,
        cleanAddress: () => cleanAddress(window),
        refetch: (name) =>
          queryClient.invalidateQueries(name === undefined ? undefined : { queryKey: [name] }),
        goHome: () => navigate(paths.landing.to()),
      },
      {
        facts,
        // Read once, since the address is cleaned then.
        returned: paymentReturnOf({
          redirectResult: query.get('redirectResult'),
          sessionId: query.get('sessionId'),
          pp: query.get('pp'),
        }),
        reportedErrors: services.localData.get('toldErrors'),
      },
    );
  });
  const state = useSyncExternalStore(flow.subscribe, flow.state, flow.state);
  useEffect(() => flow.start(), [flow]);
  // Before anybody can press what was drawn: an effect of its own time would leave a moment between the two.
  useLayoutEffect(() => flow.change(facts), [flow, facts]);
  // What is drawn already knows what the machine is about to hear: a button of the cart of before would be pressed.
  const view = useMemo(
    () => paymentView(stepPaymentFlow(state, { type: 'FACTS_CHANGED', facts }).state),
    [state, facts],
  );
  return { ...view, send: flow.send };
}
