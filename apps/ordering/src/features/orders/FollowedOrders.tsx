import { followedOrders } from '@tallrik/domain/orders/order-lists';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../shared/services/services.tsx';
import { FollowedOrder } from './FollowedOrder.tsx';
import { activeOrdersQuery, ORDER_POLL_MS } from './order-query.ts';

/** The orders of this guest and of this device, each once, newest first; at a table only the newest (ORDER-08 to ORDER-11). */
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
  return followedOrders(ownOrders, anonymousOrders, isAtTable).map(({ id }) => (
    <FollowedOrder key={id} orderId={id} isBannerShown={props.isBannerShown} />
  ));
}
