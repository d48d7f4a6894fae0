import { useQuery } from '@tanstack/react-query';
import { useToken } from '../../shared/guest/use-guest.ts';
import { useServices } from '../../shared/services/services.tsx';
import { activeOrdersQuery } from './order-query.ts';

/** Whether the order is one of the signed-in guest's own: a receipt can be read by whoever has its address. */
export function useIsOfAccount(orderId: string): boolean {
  const services = useServices();
  const token = useToken();
  const own = useQuery({
    ...activeOrdersQuery(services, token ?? ''),
    enabled: token !== null,
  });
  return token !== null && (own.data ?? []).some(({ id }) => id === orderId);
}
