import { afterSuccess, THANK_YOU_MS } from '@tallrik/domain/checkout/after-success';
import { freshAnonymousOrders } from '@tallrik/domain/orders/order-lists';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { matchPath } from '../../shared/router/match-path.ts';
import { useLocation, useRedirect } from '../../shared/router/router.tsx';
import { useCartSession, usePricedCart } from '../../shared/cart-socket/use-cart.ts';
import { takeCartBack } from '../../shared/cart-socket/set-aside-cart.ts';
import { paths } from '../../shared/paths.ts';
import { usePrefetch } from '../../shared/screens/prefetch.ts';
import { useServices } from '../../shared/services/services.tsx';
import { forgetBills } from '../../shared/table/own-table.ts';

/** Where the thank-you stands: the pages on which is paid. */
const PAYMENT_PAGES = [paths.cart, paths.chequeCheckout];
const ORDER_PAGES = [paths.venueOrder, paths.historyOrder];

/** PAY-29 to PAY-32: the order is there. Remember it, say thank you, follow the order, and only then forget the cart. */
export function useOrderArrival(): void {
  const cart = usePricedCart();
  const { analytics, bridge, clock, localData } = useServices();
  const session = useCartSession();
  const queryClient = useQueryClient();
  const redirect = useRedirect();
  const prefetch = usePrefetch();
  const { cartId, orderId, venueId, chequeId, isFullyPaid, isPayLaterOrder, pickupTime } = cart;
  const { pathname } = useLocation();
  const sentOn = useRef<string | null>(null);

  useEffect(() => {
    if (isFullyPaid) bridge.vibrate('SUCCESS');
  }, [bridge, isFullyPaid]);

  useEffect(() => {
    if (orderId === null || venueId === null) return;
    localData.reset('lastPaymentTime');
    analytics.report({ name: 'cart_finished', cartId: cartId ?? '' });
    // The bill as it stood before this payment would ask for the same share again.
    if (chequeId !== null || isPayLaterOrder) void forgetBills(queryClient);
    const isSignedIn = localData.get('authToken') !== null;
    const hasTable = localData.get('tableId') !== null;
    const next = afterSuccess({ orderId, venueId, isSignedIn, hasTable });
    if (next.goTo === 'ORDER_HISTORY' && !isPayLaterOrder) return;
    const now = Temporal.Instant.fromEpochMilliseconds(clock.readMs());
    const freshOrders = freshAnonymousOrders(localData.get('anonymousOrders'), now);
    localData.set('anonymousOrders', [
      ...freshOrders.filter(({ id }) => id !== orderId),
      // One for Thursday is kept until Thursday: whether it will be cooked is told until then (D-312).
      {
        id: orderId,
        createdAt: now.toString(),
        ...(pickupTime === 'ASAP' ? {} : { desiredTime: pickupTime }),
      },
    ]);
  }, [
    analytics,
    cartId,
    chequeId,
    clock,
    isPayLaterOrder,
    localData,
    orderId,
    pickupTime,
    queryClient,
    venueId,
  ]);

  useEffect(() => {
    if (orderId === null || venueId === null) return;
    const isPaying = PAYMENT_PAGES.some(({ pattern }) => matchPath(pattern, pathname) !== null);
    // A cart that is left while its page still stands reads as an empty one, just after the guest has paid.
    if (isPayLaterOrder) {
      // On the cart's page it says goodbye first (PAY-17); a guest who has wandered off is left in peace.
      if (!isPaying) session.leaveCart();
      return;
    }
    const isThere = ORDER_PAGES.some(
      ({ pattern }) => matchPath(pattern, pathname)?.['orderId'] === orderId,
    );
    // Once sent on, wherever that led: an address that leads elsewhere must not be called for ever.
    if (isThere || (sentOn.current === orderId && !isPaying)) {
      if (chequeId === null) session.leaveCart();
      else takeCartBack(session, localData);
      return;
    }
    const tableId = localData.get('tableId');
    const isSignedIn = localData.get('authToken') !== null;
    const next = afterSuccess({ orderId, venueId, isSignedIn, hasTable: tableId !== null });
    const target =
      next.goTo === 'ORDER_HISTORY'
        ? paths.historyOrder.to(orderId)
        : paths.venueOrder.to(venueId, orderId, { t: tableId === null ? null : '1' });
    prefetch(target, 'MEANT');
    const goOn = () => {
      sentOn.current = orderId;
      redirect(target, { replace: true });
    };
    const timer = setTimeout(goOn, isPaying ? THANK_YOU_MS : 0);
    return () => clearTimeout(timer);
  }, [
    chequeId,
    isPayLaterOrder,
    localData,
    redirect,
    orderId,
    pathname,
    prefetch,
    session,
    venueId,
  ]);
}
