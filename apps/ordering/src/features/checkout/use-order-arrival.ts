import { afterSuccess } from '@tallrik/domain/checkout/after-success';
import { freshAnonymousOrders } from '@tallrik/domain/orders/order-lists';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useCart, useCartSession } from '../../shared/cart-socket/use-cart.ts';
import { paths } from '../../shared/paths.ts';
import { useServices } from '../../shared/services/services.tsx';

/** PAY-29 to PAY-32: the order is there. Remember it, forget the cart, follow the order. */
export function useOrderArrival(): void {
  const { cart } = useCart();
  const { analytics, bridge, localData } = useServices();
  const session = useCartSession();
  const navigate = useNavigate();
  const { orderId, venueId, isFullyPaid, isPayLaterOrder } = cart;

  useEffect(() => {
    if (isFullyPaid) bridge.vibrate('SUCCESS');
  }, [bridge, isFullyPaid]);

  useEffect(() => {
    // A pay-later order has its own way home (PAY-17).
    if (orderId === null || venueId === null || isPayLaterOrder) return;
    const tableId = localData.get('tableId');
    const next = afterSuccess({
      orderId,
      venueId,
      isSignedIn: localData.get('authToken') !== null,
      hasTable: tableId !== null,
    });
    localData.reset('lastPaymentTime');
    analytics.report({ name: 'cart_finished' });
    if (next.goTo === 'ORDER_STATUS') {
      const now = Temporal.Now.instant();
      const kept = freshAnonymousOrders(localData.get('anonymousOrders'), now);
      localData.set('anonymousOrders', [
        ...kept.filter(({ id }) => id !== orderId),
        { id: orderId, createdAt: now.toString() },
      ]);
    }
    const target =
      next.goTo === 'ORDER_HISTORY'
        ? paths.historyOrder.to(orderId)
        : paths.venueOrder.to(venueId, orderId, { t: tableId === null ? null : '1' });
    session.leaveCart();
    void navigate(target, { replace: true });
  }, [analytics, isPayLaterOrder, localData, navigate, orderId, session, venueId]);
}
