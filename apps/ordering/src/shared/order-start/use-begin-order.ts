import { isOpenOrderOf } from '@tallrik/domain/cart/open-order';
import type { ServiceType } from '@tallrik/domain/company/service-types';
import { chooseServiceType } from '@tallrik/domain/venues/service-type-choice';
import { useCallback } from 'react';
import { useNavigate } from '../router/router.tsx';
import { useAskToClearCart } from '../cart-question/ClearCartQuestion.tsx';
import { useCartSession } from '../cart-socket/use-cart.ts';
import { useOpenCart } from '../cart-socket/use-open-cart.ts';
import { paths } from '../paths.ts';
import { useCompany, useServices } from '../services/services.tsx';

type Start = { venueId: string; serviceType: ServiceType };
export type BeginOrder = (start: Start & { time?: string }) => Promise<void>;

/**
 * VENUE-13, VENUE-14: a cart comes into being, then the venue's start page opens. Where the cart is of this venue and
 * way of eating already, it is gone on with; dishes of another are lost only after a question (LAND-05, D-64).
 */
export function useBeginOrder(): BeginOrder {
  const session = useCartSession();
  const openCart = useOpenCart();
  const askToClearCart = useAskToClearCart();
  const { localData, logError } = useServices();
  const { configuration } = useCompany();
  const navigate = useNavigate();
  return useCallback(
    async ({ venueId, serviceType, time }) => {
      const chosen = chooseServiceType(serviceType, configuration);
      if (!chosen.ok) {
        logError(new Error(`${chosen.error.code}: ${serviceType}`));
        return;
      }
      await session.ready();
      const { cart } = session.snapshot();
      const isOwn = isOpenOrderOf(cart, { venueId, serviceType: chosen.value });
      const isOtherTime = time !== undefined && time !== cart.pickupTime;
      // TIME-18: at another time there is another menu, with other prices; only starting over leads there.
      const isTimeFixed = isOtherTime && localData.get('hasTimeControlledMenus');
      if (isOwn && !isTimeFixed) {
        if (isOtherTime) session.dispatch({ type: 'SET_PICKUP_TIME', time });
        return openCart();
      }
      const here = isOwn ? 'OTHER_TIME' : 'OTHER_SERVICE_TYPE';
      const why = cart.venueId === venueId ? here : 'OTHER_VENUE';
      if (!(await askToClearCart(why))) return;
      session.startCart({ venueId, serviceType: chosen.value });
      if (time !== undefined && time !== 'ASAP')
        session.dispatch({ type: 'SET_PICKUP_TIME', time });
      navigate(paths.start.to(venueId));
    },
    [askToClearCart, configuration, localData, logError, navigate, openCart, session],
  );
}

/** Whether beginning there would only go on with the cart: then nothing more is asked, not even when (D-64). */
export function useIsOpenOrderOf(): (start: Start) => boolean {
  const session = useCartSession();
  return useCallback((start) => isOpenOrderOf(session.snapshot().cart, start), [session]);
}
