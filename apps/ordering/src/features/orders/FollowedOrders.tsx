import { banneredOrders, followedOrders } from '@tallrik/domain/orders/order-lists';
import { notifyManager, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { useServices } from '../../shared/services/services.tsx';
import { FollowedOrder } from './FollowedOrder.tsx';
import { activeOrdersQuery, type GuestOrder, knownStatus, ORDER_POLL_MS } from './order-query.ts';

/** The orders of this guest and of this device, each once, newest first; at a table one banner (ORDER-08 to ORDER-11). */
export function FollowedOrders(props: {
  /** Null for a guest without an account. */
  token: string | null;
  anonymousOrders: readonly { id: string; createdAt: string }[];
  isAtTable: boolean;
  isBannerShown: boolean;
}) {
  const services = useServices();
  const { token, anonymousOrders, isAtTable } = props;
  const { data: own } = useQuery({
    ...activeOrdersQuery(services, token ?? ''),
    enabled: token !== null,
    refetchInterval: ORDER_POLL_MS,
  });
  const ownOrders = token === null ? [] : (own ?? []);
  const followed = followedOrders(ownOrders, anonymousOrders);
  const statuses = useStatuses(followed.map(({ id }) => id));
  const withStatus = followed.map((order, index) => ({
    ...order,
    status: statuses[index] ?? null,
  }));
  const bannered = new Set(banneredOrders(withStatus, isAtTable).map(({ id }) => id));
  // All of them are followed: a rejection is told though its order has no banner.
  return followed.map(({ id }) => (
    <FollowedOrder key={id} orderId={id} isBannerShown={props.isBannerShown && bannered.has(id)} />
  ));
}

/** Where each order stands, as far as its own follower has read it. By hand: `useQueries` weighs a kilobyte on every page. */
function useStatuses(ids: readonly string[]): (GuestOrder['status'] | null)[] {
  const queryClient = useQueryClient();
  const cache = queryClient.getQueryCache();
  const subscribe = useCallback(
    // Later, all at once: a query is also put into the cache while a page is being drawn.
    (listener: () => void) => cache.subscribe(notifyManager.batchCalls(listener)),
    [cache],
  );
  // As a text: a list would be another one at each look, and be drawn for ever.
  const read = () => ids.map((id) => knownStatus(queryClient, id) ?? '').join();
  const statuses = useSyncExternalStore(subscribe, read, read).split(',');
  return statuses.map((status) => (status === '' ? null : (status as GuestOrder['status'])));
}
