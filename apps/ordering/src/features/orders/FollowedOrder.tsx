import { orderBanner } from '@tallrik/domain/orders/order-banner';
import { isFinalStatus } from '@tallrik/domain/orders/move-order';
import { Banner } from '@tallrik/ui/Banner';
import type { IconName } from '@tallrik/ui/Icon';
import { useQuery } from '@tanstack/react-query';
import { useNowOf } from '../../shared/clock/use-now.ts';
import { paths } from '../../shared/paths.ts';
import { useCompany, useServices } from '../../shared/services/services.tsx';
import { useTranslate } from '../../shared/translate/use-translate.tsx';
import { type GuestOrder, ORDER_POLL_MS, orderQuery } from './order-query.ts';
import { useNoteRejection } from './rejections.ts';

const BANNER_ICONS: Record<GuestOrder['status'], IconName> = {
  PENDING: 'clock',
  ACCEPTED: 'flame',
  FINALIZING: 'flame',
  READY: 'bell',
  COMPLETED: 'receipt',
  REJECTED: 'alert',
};

/** Follows one order of the guest: tells of a rejection on every page, of the rest where banners are shown. */
export function FollowedOrder({
  orderId,
  isBannerShown,
}: {
  orderId: string;
  isBannerShown: boolean;
}) {
  const { api } = useServices();
  const { configuration } = useCompany();
  const { data: order } = useQuery({
    ...orderQuery(api, configuration.companyId, orderId),
    refetchInterval: ({ state }) =>
      state.data && isFinalStatus(state.data.status) ? false : ORDER_POLL_MS,
  });
  if (!order) return null;
  return (
    <>
      <NotedRejection order={order} />
      {isBannerShown && order.status !== 'REJECTED' && <OrderBanner order={order} />}
    </>
  );
}

function NotedRejection({ order }: { order: GuestOrder }) {
  useNoteRejection(order);
  return null;
}

/** One order: its colour, where it stands, and the way to it; once fetched, to its receipt (ORDER-05, ORDER-06, ORDER-08). */
export function OrderBanner({ order, href }: { order: GuestOrder; href?: string }) {
  const t = useTranslate();
  const now = useNowOf(order);
  const { configuration } = useCompany();
  const { colour, text } = orderBanner(order, now, configuration.customReadyText);
  return (
    <Banner
      tone={colour}
      icon={BANNER_ICONS[order.status]}
      isLive
      title={
        text.key === 'custom'
          ? text.text
          : t(text.key, 'minutes' in text ? { minutes: text.minutes } : { easyId: order.easyId })
      }
      text={`${t('Receipt.OrderNumber')} ${order.easyId}`}
      href={href ?? paths.venueOrder.to(order.venue.id, order.id)}
    />
  );
}
