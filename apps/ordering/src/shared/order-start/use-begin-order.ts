import type { ServiceType } from '@tallrik/domain/company/service-types';
import { chooseServiceType } from '@tallrik/domain/venues/service-type-choice';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useCartSession } from '../cart-socket/use-cart.ts';
import { paths } from '../paths.ts';
import { useCompany, useServices } from '../services/services.tsx';

export type BeginOrder = (start: {
  venueId: string;
  serviceType: ServiceType;
  time?: string;
}) => void;

/** VENUE-13, VENUE-14: a cart comes into being, then the venue's start page opens. */
export function useBeginOrder(): BeginOrder {
  const session = useCartSession();
  const { analytics } = useServices();
  const { configuration } = useCompany();
  const navigate = useNavigate();
  return useCallback(
    ({ venueId, serviceType, time }) => {
      const chosen = chooseServiceType(serviceType, configuration);
      if (!chosen.ok) {
        analytics.report({ name: 'service_type_refused', serviceType });
        return;
      }
      session.startCart({ venueId, serviceType: chosen.value, userId: null });
      if (time !== undefined && time !== 'ASAP')
        session.dispatch({ type: 'SET_PICKUP_TIME', time });
      void navigate(paths.start.to(venueId));
    },
    [analytics, configuration, navigate, session],
  );
}
