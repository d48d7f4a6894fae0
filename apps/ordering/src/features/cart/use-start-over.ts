import { useCallback } from 'react';
import { useNavigate } from '../../shared/router/router.tsx';
import { useCartSession } from '../../shared/cart-socket/use-cart.ts';
import { paths } from '../../shared/paths.ts';
import { useServices } from '../../shared/services/services.tsx';

/** Clears cart and promo code, resets the cart id and leads to the first page (TIME-19, TIME-25, D-64). */
export function useStartOver(): () => void {
  const session = useCartSession();
  const { localData } = useServices();
  const navigate = useNavigate();
  return useCallback(() => {
    session.dispatch({ type: 'CLEAR_CART' });
    session.leaveCart();
    localData.reset('serviceType');
    navigate(paths.landing.to());
  }, [localData, navigate, session]);
}
