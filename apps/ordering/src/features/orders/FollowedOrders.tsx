import { banneredOrders, followedOrders } from '@tallrik/domain/orders/order-lists';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useCompany, useServices } from '../../shared/services/services.tsx';
import { FollowedOrder } from './FollowedOrder.tsx';
import { activeOrdersQuery, ORDER_POLL_MS, orderQuery } from './order-query.ts';

/** The orders of this guest and of this device, each once, newest first; at a table one banner (ORDER-08 to ORDER-11). */
export function FollowedOrders(props: {
  /** Null for a guest without an account. */
  token: string | null;
  anonymousOrders: readonly { id: string; createdAt: string }[];
  isAtTable: boolean;
  isBannerShown: boolean;
}) {
  const services = useServices();
  const { configuration } = useCompany();
  const { token, anonymousOrders, isAtTable } = props;
  const { data: own } = useQuery({
    ...activeOrdersQuery(services, token ?? ''),
    enabled: token !== null,
    refetchInterval: ORDER_POLL_MS,
  });
  const ownOrders = token === null ? [] : (own ?? []);
  const followed = followedOrders(ownOrders, anonymousOrders);
  const read = useQueries({
    queries: followed.map(({ id }) => orderQuery(services.api, configuration.companyId, id)),
  });
  const withStatus = followed.map((order, index) => ({
    ...order,
    status: read[index]?.data?.status ?? null,
  }));
  const bannered = new Set(banneredOrders(withStatus, isAtTable).map(({ id }) => id));
  // All of them are followed: a rejection is told though its order has no banner.
  return followed.map(({ id }) => (
    <FollowedOrder key={id} orderId={id} isBannerShown={props.isBannerShown && bannered.has(id)} />
  ));
}
