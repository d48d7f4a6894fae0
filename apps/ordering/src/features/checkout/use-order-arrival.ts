import { afterSuccess } from '@tallrik/domain/checkout/after-success';
import { freshAnonymousOrders } from '@tallrik/domain/orders/order-lists';
import { useEffect } from 'react';
import { matchPath, useLocation, useNavigate } from 'react-router';
import { useCartSession, usePricedCart } from '../../shared/cart-socket/use-cart.ts';
import { takeCartBack } from '../../shared/cart-socket/set-aside-cart.ts';
import { paths } from '../../shared/paths.ts';
import { useServices } from '../../shared/services/services.tsx';

/** PAY-29 to PAY-32: the order is there. Remember it, forget the cart, follow the order. */
export function useOrderArrival(): void {
  const cart = usePricedCart();
  const { analytics, bridge, localData } = useServices();
  const session = useCartSession();
  const navigate = useNavigate();
  const { orderId, venueId, chequeId, isFullyPaid, isPayLaterOrder } = cart;
  const { pathname } = useLocation();

  useEffect(() => {
    if (isFullyPaid) bridge.vibrate('SUCCESS');
  }, [bridge, isFullyPaid]);

  useEffect(() => {
    if (orderId === null || venueId === null) return;
    const tableId = localData.get('tableId');
    const next = afterSuccess({
      orderId,
      venueId,
      isSignedIn: localData.get('authToken') !== null,
      hasTable: tableId !== null,
    });
    localData.reset('lastPaymentTime');
    analytics.report({ name: 'cart_finished' });
    if (next.goTo === 'ORDER_STATUS' || isPayLaterOrder) {
      const now = Temporal.Now.instant();
      const kept = freshAnonymousOrders(localData.get('anonymousOrders'), now);
      localData.set('anonymousOrders', [
        ...kept.filter(({ id }) => id !== orderId),
        { id: orderId, createdAt: now.toString() },
      ]);
    }
    if (isPayLaterOrder) {
      // On the cart's page it says goodbye first (PAY-17); a guest who has wandered off is left in peace.
      if (matchPath(paths.cart.pattern, pathname) === null) session.leaveCart();
      return;
    }
    const target =
      next.goTo === 'ORDER_HISTORY'
        ? paths.historyOrder.to(orderId)
        : paths.venueOrder.to(venueId, orderId, { t: tableId === null ? null : '1' });
    if (chequeId === null) session.leaveCart();
    else takeCartBack(session, localData);
    void navigate(target, { replace: true });
  }, [
    analytics,
    chequeId,
    isPayLaterOrder,
    localData,
    navigate,
    orderId,
    pathname,
    session,
    venueId,
  ]);
}
