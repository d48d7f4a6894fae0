import {
  answersBy,
  expectedAt,
  minutesLeft,
  orderBanner,
  rejectTextKey,
} from '@tallrik/domain/orders/order-banner';
import { isFinalStatus } from '@tallrik/domain/orders/move-order';
import { canEmailReceipt, isOrderNumberBannerShown } from '@tallrik/domain/orders/receipt';
import { minimumWaitMinutes } from '@tallrik/domain/venues/minimum-wait';
import { IconButton } from '@tallrik/ui/IconButton';
import { RowSkeleton, Skeleton } from '@tallrik/ui/Skeleton';
import { TopBar } from '@tallrik/ui/TopBar';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useParams, useSearchParams } from '../../../shared/router/router.tsx';
import { useNowOf } from '../../../shared/clock/use-now.ts';
import { useMoney } from '../../../shared/money/use-money.ts';
import { OrderNotificationPrompt } from '../../../shared/notifications/OrderNotificationPrompt.tsx';
import { paths } from '../../../shared/paths.ts';
import { LoadFailed } from '../../../shared/screens/LoadFailed.tsx';
import { MissingPage } from '../../../shared/screens/MissingPage.tsx';
import type { ScreenModule } from '../../../shared/screens/screen-module.ts';
import { useDocumentTitle } from '../../../shared/screens/use-document-title.ts';
import { useCompany, useServices } from '../../../shared/services/services.tsx';
import { useReader, useTranslate } from '../../../shared/translate/use-translate.tsx';
import { dateTimeText, timeText } from '../../../shared/translate/venue-time.ts';
import { forgetOrder, type GuestOrder, ORDER_POLL_MS, orderQuery } from '../order-query.ts';
import { EmailReceipt } from '../EmailReceipt.tsx';
import { OrderAgainButton } from '../OrderAgainButton.tsx';
import styles from '../Orders.module.css';
import { useNoteRejection } from '../rejections.ts';
import { useIsOfAccount } from '../use-is-of-account.ts';
import {
  lineViews,
  MOODS,
  progressOf,
  progressSteps,
  receiptSums,
  storeLines,
} from './order-view.ts';
import { OrderStatusView } from './OrderStatusView.tsx';

export function OrderStatusScreen() {
  const { orderId = '' } = useParams();
  return <OrderReceipt orderId={orderId} />;
}

/** Where an order stands and what it was; whoever knows its id may see it (ORDER-31). */
export function OrderReceipt({
  orderId,
  isInModal = false,
}: {
  orderId: string;
  isInModal?: boolean;
}) {
  const { api } = useServices();
  const { configuration } = useCompany();
  const query = useQuery({
    ...orderQuery(api, configuration.companyId, orderId),
    refetchInterval: ORDER_POLL_MS,
  });
  if (query.data) return <FollowedOrder order={query.data} isInModal={isInModal} />;
  if (query.data === null) return <MissingPage />;
  if (query.isError) return <LoadFailed retry={() => void query.refetch()} />;
  return (
    <div aria-busy="true">
      <Skeleton shape="hero" />
      <RowSkeleton />
      <RowSkeleton />
    </div>
  );
}

function FollowedOrder({ order, isInModal }: { order: GuestOrder; isInModal: boolean }) {
  const t = useTranslate();
  const reader = useReader();
  const money = useMoney();
  const now = useNowOf(order);
  const { configuration } = useCompany();
  const [query] = useSearchParams();
  useDocumentTitle(`${t('Receipt.OrderNumber')} ${order.easyId}`);
  useNoteRejection(order);
  useForgetOnceFetched(order);
  const isOfAccount = useIsOfAccount(order.id);

  const { text } = orderBanner(order, now, configuration.customReadyText);
  const current = progressOf(order.status);
  const minutes = current === 'PREPARING' ? minutesLeft(order.estimatedFinishTime, now) : null;
  const { venue } = order;
  const inVenueTime = (iso: string) => dateTimeText(t, Temporal.Instant.from(iso), venue.timeZone);
  const waitMinutes = minimumWaitMinutes(venue, configuration.syncEta, now);
  const expected = expectedAt(order, waitMinutes, now);
  const answer = answersBy(order, now);
  const dayOf = (moment: Temporal.Instant) =>
    moment.toZonedDateTimeISO(venue.timeZone).toPlainDate().toString();
  // A time alone would send tomorrow's guest out today.
  const momentText = (moment: Temporal.Instant) =>
    (dayOf(moment) === dayOf(now) ? timeText : dateTimeText)(t, moment, venue.timeZone);
  const statusText =
    text.key === 'custom'
      ? text.text
      : t(text.key, 'minutes' in text ? { minutes: text.minutes } : { easyId: order.easyId });
  return (
    <>
      <OrderStatusView
        topBar={
          isInModal ? null : (
            <TopBar
              variant="onMain"
              staysOnDesktop
              start={
                <IconButton icon="back" label={t('General.Back')} href={paths.start.to(venue.id)} />
              }
              end={<IconButton icon="help" label={t('Support.Title')} href={paths.support.to()} />}
            />
          )
        }
        number={
          isOrderNumberBannerShown(order.isTableOrder, Boolean(query.get('t')))
            ? order.easyId
            : null
        }
        title={current === null ? t('Receipt.Title') : statusText}
        statusText={current === null ? null : statusText}
        eta={minutes === null ? null : { minutes, text: t('OrderStatus.MinutesLeft', { minutes }) }}
        mood={MOODS[order.status]}
        words={[
          ...(answer ? [t('OrderStatus.AnswerBy', { time: momentText(answer) })] : []),
          ...(expected ? [t('OrderStatus.Expected', { time: momentText(expected) })] : []),
          ...(order.isDelayed && minutes !== null && order.estimatedFinishTime !== null
            ? [
                t('OrderStatus.Delayed', {
                  time: momentText(Temporal.Instant.from(order.estimatedFinishTime)),
                }),
              ]
            : []),
          ...(order.status === 'COMPLETED' ? [t('OrderStatus.Enjoy')] : []),
        ]}
        banner={
          order.status === 'REJECTED'
            ? {
                tone: 'red',
                title: t('Order.Rejected.Title'),
                text: [
                  t(rejectTextKey(order.rejectReason)),
                  ...(order.isRefunded ? [t('Order.Rejected.Refund')] : []),
                ].join(' '),
              }
            : null
        }
        progress={current && { steps: progressSteps(order, t), currentId: current }}
        store={{
          name: venue.name,
          lines: storeLines(venue, t),
        }}
        kind={
          order.table
            ? t('Receipt.Table', { number: order.table.code })
            : t(`ServiceType.${order.type}`)
        }
        dates={[
          t('Receipt.Created', { date: inVenueTime(order.createdAt) }),
          ...(order.desiredTime
            ? [t('Receipt.Scheduled', { date: inVenueTime(order.desiredTime) })]
            : []),
        ]}
        lines={lineViews(order, reader, money, t)}
        comment={order.comment.trim() || null}
        notificationPrompt={<OrderNotificationPrompt order={order} isOfAccount={isOfAccount} />}
        ageHint={order.items.some((item) => item.ageRestricted) ? t('Item.AgeRestricted') : null}
        sums={receiptSums(order, money, t)}
      />
      <div className={styles.actions}>
        {canEmailReceipt(order) && <EmailReceipt orderId={order.id} />}
        {isFinalStatus(order.status) && !order.isTableOrder && <OrderAgainButton order={order} />}
      </div>
    </>
  );
}

/** Who sees the receipt needs no banner that leads to it (ORDER-05). */
function useForgetOnceFetched({ id, status }: Pick<GuestOrder, 'id' | 'status'>): void {
  const { localData } = useServices();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (status === 'COMPLETED') forgetOrder(queryClient, localData, id);
  }, [id, localData, queryClient, status]);
}

export const orderStatusModule: ScreenModule = { Screen: OrderStatusScreen };
