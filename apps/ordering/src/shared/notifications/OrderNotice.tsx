import { freshAnonymousOrders } from '@tallrik/domain/orders/order-lists';
import { hasNewsToCome } from '@tallrik/domain/orders/order-notice';
import type { OrderStatus } from '@tallrik/domain/orders/order';
import { lazy, Suspense } from 'react';
import { useNow } from '../clock/use-now.ts';
import { useIsSignedIn } from '../guest/use-guest.ts';
import { useLocalValue } from '../local-data/use-local-value.ts';
import { useIsInBrowser } from '../screens/use-is-in-browser.ts';

const OrderNoticeCard = lazy(async () => ({
  default: (await import('./OrderNoticeCard.tsx')).OrderNoticeCard,
}));

/** 'Tell me when it is ready': for the guest's own order, while there is news to come (D-202). */
export function OrderNotice({ order }: { order: { id: string; status: OrderStatus } }) {
  const isInBrowser = useIsInBrowser();
  const now = useNow();
  const isSignedIn = useIsSignedIn();
  const anonymousOrders = useLocalValue('anonymousOrders');
  const isRefused = useLocalValue('refusedNotifications');
  const isOwn =
    isSignedIn || freshAnonymousOrders(anonymousOrders, now).some(({ id }) => id === order.id);
  if (!isInBrowser || !isOwn || isRefused || !hasNewsToCome(order.status)) return null;
  return (
    <Suspense fallback={null}>
      <OrderNoticeCard orderId={order.id} />
    </Suspense>
  );
}
