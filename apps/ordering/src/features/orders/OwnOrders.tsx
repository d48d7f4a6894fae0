import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../shared/services/services.tsx';
import { FollowedOrder } from './FollowedOrder.tsx';
import { activeOrdersQuery, ORDER_POLL_MS } from './order-query.ts';

/** The running orders of a signed-in guest, newest first; at a table only the newest (ORDER-08 to ORDER-10). */
export function OwnOrders(props: { token: string; isAtTable: boolean; isBannerShown: boolean }) {
  const { api } = useServices();
  const { data } = useQuery({
    ...activeOrdersQuery(api, props.token),
    refetchInterval: ORDER_POLL_MS,
  });
  const newestFirst = (data ?? []).toSorted((one, other) =>
    other.createdAt.localeCompare(one.createdAt),
  );
  const shown = props.isAtTable ? newestFirst.slice(0, 1) : newestFirst;
  return shown.map(({ id }) => (
    <FollowedOrder key={id} orderId={id} isBannerShown={props.isBannerShown} />
  ));
}
