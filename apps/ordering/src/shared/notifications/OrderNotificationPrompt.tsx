import { freshAnonymousOrders } from '@tallrik/domain/orders/order-lists';
import { hasUpcomingNotification } from '@tallrik/domain/orders/order-notification';
import type { OrderStatus } from '@tallrik/domain/orders/order';
import { lazy, Suspense } from 'react';
import { useNow } from '../clock/use-now.ts';
import { useLocalValue } from '../local-data/use-local-value.ts';
import { useIsInBrowser } from '../screens/use-is-in-browser.ts';

const OrderNotificationCard = lazy(async () => ({
  default: (await import('./OrderNotificationCard.tsx')).OrderNotificationCard,
}));

/**
 * 'Tell me when it is ready': for the guest's own order, while there is news to come (D-202). Whoever only reads the
 * receipt of somebody else would be told nothing, signed in or not.
 */
export function OrderNotificationPrompt({
  order,
  isOfAccount,
}: {
  order: { id: string; status: OrderStatus };
  isOfAccount: boolean;
}) {
  const isInBrowser = useIsInBrowser();
  const now = useNow();
  const anonymousOrders = useLocalValue('anonymousOrders');
  const isRefused = useLocalValue('refusedNotifications');
  const isOwn =
    isOfAccount || freshAnonymousOrders(anonymousOrders, now).some(({ id }) => id === order.id);
  if (!isInBrowser || !isOwn || isRefused || !hasUpcomingNotification(order.status)) return null;
  return (
    <Suspense fallback={null}>
      <OrderNotificationCard orderId={order.id} />
    </Suspense>
  );
}
