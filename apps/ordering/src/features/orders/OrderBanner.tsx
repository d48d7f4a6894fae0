import { orderBanner } from '@tallrik/domain/orders/order-banner';
import { isFinalStatus } from '@tallrik/domain/orders/move-order';
import { Banner } from '@tallrik/ui/Banner';
import { useQuery } from '@tanstack/react-query';
import { useNow } from '../../shared/clock/use-now.ts';
import { paths } from '../../shared/paths.ts';
import { useCompany, useServices } from '../../shared/services/services.tsx';
import { useTranslate } from '../../shared/translate/use-translate.tsx';
import { ORDER_POLL_MS, orderQuery } from './order-query.ts';

/** One running order: its colour, where it stands, and the way to it (ORDER-06, ORDER-08). */
export function OrderBanner({ orderId }: { orderId: string }) {
  const t = useTranslate();
  const now = useNow();
  const { api } = useServices();
  const { configuration } = useCompany();
  const { data: order } = useQuery({
    ...orderQuery(api, configuration.companyId, orderId),
    refetchInterval: ORDER_POLL_MS,
  });
  if (!order || (isFinalStatus(order.status) && !(order.status === 'REJECTED' && !order.confirmed)))
    return null;
  const { colour, text } = orderBanner(order, now, configuration.customReadyText);
  return (
    <Banner
      tone={colour}
      icon="bag"
      isLive
      title={
        text.key === 'custom'
          ? text.text
          : t(text.key, 'minutes' in text ? { minutes: text.minutes } : { easyId: order.easyId })
      }
      text={`${t('Receipt.OrderNumber')} ${order.easyId}`}
      href={paths.venueOrder.to(order.venue.id, order.id)}
    />
  );
}
