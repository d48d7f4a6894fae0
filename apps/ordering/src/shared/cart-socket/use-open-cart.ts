import { useCallback } from 'react';
import { useNavigate } from '../router/router.tsx';
import { paths } from '../paths.ts';
import { useServices } from '../services/services.tsx';
import { useCartSession } from './use-cart.ts';

/** Leads into the cart that is there (D-64), with the way of eating it was begun with. */
export function useOpenCart(): () => void {
  const session = useCartSession();
  const { localData } = useServices();
  const navigate = useNavigate();
  return useCallback(() => {
    const { venueId, serviceType } = session.snapshot().cart;
    if (venueId === null) return;
    // The ordering pages lead away from whoever has none (ROUTE-05).
    if (serviceType !== null) localData.set('serviceType', serviceType);
    navigate(paths.cart.to(venueId));
  }, [localData, navigate, session]);
}
