import type { ServiceType } from '@tallrik/domain/company/service-types';
import { chooseServiceType } from '@tallrik/domain/venues/service-type-choice';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useAskToClearCart } from '../cart-question/ClearCartQuestion.tsx';
import { useCartSession } from '../cart-socket/use-cart.ts';
import { paths } from '../paths.ts';
import { useCompany, useServices } from '../services/services.tsx';

export type BeginOrder = (start: {
  venueId: string;
  serviceType: ServiceType;
  time?: string;
}) => Promise<void>;

/** VENUE-13, VENUE-14, LAND-05: a cart comes into being, then the venue's start page opens. */
export function useBeginOrder(): BeginOrder {
  const session = useCartSession();
  const askToClearCart = useAskToClearCart();
  const { logError } = useServices();
  const { configuration } = useCompany();
  const navigate = useNavigate();
  return useCallback(
    async ({ venueId, serviceType, time }) => {
      const chosen = chooseServiceType(serviceType, configuration);
      if (!chosen.ok) {
        logError(new Error(`${chosen.error.code}: ${serviceType}`));
        return;
      }
      if (!(await askToClearCart())) return;
      session.startCart({ venueId, serviceType: chosen.value });
      if (time !== undefined && time !== 'ASAP')
        session.dispatch({ type: 'SET_PICKUP_TIME', time });
      void navigate(paths.start.to(venueId));
    },
    [askToClearCart, configuration, logError, navigate, session],
  );
}
