import { historyAmount, historyOrders } from '@tallrik/domain/orders/order-lists';
import { EmptyState } from '@tallrik/ui/EmptyState';
import { ListRow } from '@tallrik/ui/ListRow';
import { Panel } from '@tallrik/ui/Panel';
import { Sheet } from '@tallrik/ui/Sheet';
import { RowSkeleton } from '@tallrik/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router';
import { useAccountDoor } from '../../../shared/guest/account-door.ts';
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
import { type GuestOrder, historyQuery, ORDER_POLL_MS } from '../order-query.ts';
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
  const openDoor = useAccountDoor();
  useEffect(() => {
    openDoor('LOGIN', { returnTo: paths.orderHistory.to() });
  }, [openDoor]);
  return <Navigate to={paths.landing.to()} replace />;
}

function History({ token }: { token: string }) {
  const t = useTranslate();
  const { api } = useServices();
  const { configuration } = useCompany();
  const { orderId } = useParams();
  const navigate = useNavigate();
  const query = useQuery({
    ...historyQuery(api, configuration.companyId, token),
    refetchInterval: ORDER_POLL_MS,
  });
  useDocumentTitle(t('OrderHistory.Title'));
  const orders = historyOrders(query.data ?? []);
  return (
    <>
      {query.isError && <LoadFailed retry={() => void query.refetch()} />}
      {query.isPending && (
        <div aria-busy="true">
          <RowSkeleton />
          <RowSkeleton />
          <RowSkeleton />
        </div>
      )}
      {query.data && orders.length === 0 && (
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
      <Sheet
        open={orderId !== undefined}
        onClose={() => void navigate(paths.orderHistory.to(), { replace: true })}
        title={t('Receipt.Title')}
        closeLabel={t('General.Close')}
      >
        {orderId !== undefined && <OrderReceipt orderId={orderId} isInModal />}
      </Sheet>
    </>
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
