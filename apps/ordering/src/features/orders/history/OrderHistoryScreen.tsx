import { isFinalStatus } from '@tallrik/domain/orders/move-order';
import { historyAmount, historyOrders, runningOrders } from '@tallrik/domain/orders/order-lists';
import { EmptyState } from '@tallrik/ui/EmptyState';
import { ListRow } from '@tallrik/ui/ListRow';
import { Panel } from '@tallrik/ui/Panel';
import { Sheet } from '@tallrik/ui/Sheet';
import { RowSkeleton } from '@tallrik/ui/Skeleton';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Navigate, useNavigate, useParams } from '../../../shared/router/router.tsx';
import { useAccountDialog } from '../../../shared/guest/account-dialog.ts';
import { useToken } from '../../../shared/guest/use-guest.ts';
import { useMoney } from '../../../shared/money/use-money.ts';
import { paths } from '../../../shared/paths.ts';
import { LoadFailed } from '../../../shared/screens/LoadFailed.tsx';
import type { ScreenModule } from '../../../shared/screens/screen-module.ts';
import { useDocumentTitle } from '../../../shared/screens/use-document-title.ts';
import { useIsInBrowser } from '../../../shared/screens/use-is-in-browser.ts';
import { useCompany, useServices } from '../../../shared/services/services.tsx';
import { useTranslate } from '../../../shared/translate/use-translate.tsx';
import { dateTimeText } from '../../../shared/translate/venue-time.ts';
import { OrderBanner } from '../FollowedOrder.tsx';
import {
  activeOrdersQuery,
  type GuestOrder,
  historyQuery,
  ORDER_POLL_MS,
  orderQuery,
} from '../order-query.ts';
import styles from '../Orders.module.css';
import { OrderReceipt } from '../status/OrderStatusScreen.tsx';

/** The last 30 finished orders, and one of them as a modal above the list (ORDER-32 to ORDER-36, ROUTE-23). */
export function OrderHistoryScreen() {
  const token = useToken();
  const isInBrowser = useIsInBrowser();
  // Who is signed in is known in the browser only.
  if (!isInBrowser) return null;
  return token === null ? <SignInFirst /> : <History token={token} />;
}

/** D-99: the address opens the login modal over `/`. */
function SignInFirst() {
  const openAccountDialog = useAccountDialog();
  useEffect(() => {
    openAccountDialog('LOGIN', { returnTo: paths.orderHistory.to(), cause: 'HISTORY' });
  }, [openAccountDialog]);
  return <Navigate to={paths.landing.to()} replace />;
}

function History({ token }: { token: string }) {
  const t = useTranslate();
  const { api } = useServices();
  const { configuration } = useCompany();
  const { orderId } = useParams();
  const query = useQuery({
    ...historyQuery(api, configuration.companyId, token),
    refetchInterval: ORDER_POLL_MS,
  });
  useDocumentTitle(t('OrderHistory.Title'));
  const orders = historyOrders(query.data ?? []);
  const running = useRunningOrders(token);
  return (
    <>
      {running !== null && running.length > 0 && (
        <div className={styles.list}>
          {running.map((order) => (
            <OrderBanner key={order.id} order={order} href={paths.historyOrder.to(order.id)} />
          ))}
        </div>
      )}
      {query.isError && <LoadFailed retry={() => void query.refetch()} />}
      {query.isPending && (
        <div aria-busy="true">
          <RowSkeleton />
          <RowSkeleton />
          <RowSkeleton />
        </div>
      )}
      {/* Who looks at an order has one: nothing says otherwise beneath it. */}
      {query.data && orders.length === 0 && running?.length === 0 && orderId === undefined && (
        <EmptyState
          icon="history"
          title={t('OrderHistory.Empty.Title')}
          text={t('OrderHistory.Empty.Text')}
        />
      )}
      {orders.length > 0 && (
        <div className={styles.list}>
          <Panel>
            {orders.map((order) => (
              <HistoryRow key={order.id} order={order} />
            ))}
          </Panel>
        </div>
      )}
      <OrderSheet orderId={orderId} />
    </>
  );
}

/** What is being cooked stands above what is over (F-36); null until the server has told of it. */
function useRunningOrders(token: string): GuestOrder[] | null {
  const services = useServices();
  const queryClient = useQueryClient();
  const { configuration } = useCompany();
  const { data: active } = useQuery({
    ...activeOrdersQuery(services, token),
    refetchInterval: ORDER_POLL_MS,
  });
  const ids = active?.map(({ id }) => id);
  // One question for all of them: a library's own way for several would come with every first page.
  const { data: orders } = useQuery({
    queryKey: ['running-orders', token, ids],
    queryFn: () =>
      Promise.all(
        (ids ?? []).map((id) =>
          queryClient.fetchQuery(orderQuery(services.api, configuration.companyId, id)),
        ),
      ),
    enabled: ids !== undefined,
    refetchInterval: ORDER_POLL_MS,
    placeholderData: (before) => before,
  });
  return orders ? runningOrders(orders.filter((order) => order !== null)) : null;
}

/** One order above the list: while it runs it is the guest's order, afterwards its receipt. */
function OrderSheet({ orderId }: { orderId: string | undefined }) {
  const t = useTranslate();
  const { api } = useServices();
  const { configuration } = useCompany();
  const navigate = useNavigate();
  const { data: order } = useQuery({
    ...orderQuery(api, configuration.companyId, orderId ?? ''),
    enabled: orderId !== undefined,
  });
  const isOver = order ? isFinalStatus(order.status) : false;
  return (
    <Sheet
      open={orderId !== undefined}
      onClose={() => navigate(paths.orderHistory.to(), { replace: true })}
      title={t(isOver ? 'Receipt.Title' : 'Receipt.YourOrder')}
      closeLabel={t('General.Close')}
    >
      {orderId !== undefined && <OrderReceipt orderId={orderId} isInModal />}
    </Sheet>
  );
}

function HistoryRow({ order }: { order: GuestOrder }) {
  const t = useTranslate();
  const money = useMoney();
  const created = Temporal.Instant.from(order.createdAt);
  const isRejected = order.status === 'REJECTED';
  return (
    <ListRow
      icon={isRejected ? 'alert' : 'receipt'}
      title={order.venue.name}
      text={[
        dateTimeText(t, created, order.venue.timeZone),
        isRejected ? t('Order.Rejected.Title') : null,
      ]
        .filter(Boolean)
        .join(' · ')}
      end={money(historyAmount(order))}
      href={paths.historyOrder.to(order.id)}
    />
  );
}

export const orderHistoryModule: ScreenModule = { Screen: OrderHistoryScreen };
