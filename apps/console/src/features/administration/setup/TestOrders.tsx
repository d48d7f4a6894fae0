import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router';
import controls from '../../../shared/controls/controls.module.css';
import { useServices } from '../../../shared/services.tsx';
import { deviceDateTime } from '../device-time.ts';
import { TestOrdersDocument, type TestOrdersQuery } from '../generated/graphql.ts';
import { Remote } from '../parts/Remote.tsx';
import { useAdminText } from '../use-admin-text.tsx';
import styles from './setup.module.css';
import { setupKey } from './setup-query.ts';

/** The kitchen's taps show here without a reload. */
const LOOKS_EVERY_MS = 5_000;

/** What was rehearsed, and how far each has come. */
export function TestOrders({ companyId }: { companyId: string }) {
  const t = useAdminText();
  const { api } = useServices();
  const orders = useQuery({
    queryKey: ['admin', 'test-orders', companyId],
    queryFn: async ({ signal }) =>
      (await api.call(TestOrdersDocument, { companyId }, signal)).testOrders,
    refetchInterval: LOOKS_EVERY_MS,
  });
  const queryClient = useQueryClient();
  const finished = (orders.data ?? []).filter(({ status }) => status === 'COMPLETED').length;
  useEffect(() => {
    // The steps may have been read while the kitchen's last tap was on its way: they would wait for it for ever.
    if (finished > 0) void queryClient.invalidateQueries({ queryKey: setupKey(companyId) });
  }, [queryClient, companyId, finished]);
  return (
    <section className={styles.card}>
      <div className={styles.cardHead}>
        <h2 className={styles.cardTitle}>{t('Admin.TestOrder.Orders')}</h2>
        <p className={styles.quiet}>{t('Admin.TestOrder.Gone')}</p>
      </div>
      <Remote query={orders}>
        {(found) =>
          found.length === 0 ? (
            <p className={styles.quiet}>{t('Admin.TestOrder.None')}</p>
          ) : (
            <ol className={styles.steps}>
              {found.map((order) => (
                <OrderRow key={order.id} order={order} />
              ))}
            </ol>
          )
        }
      </Remote>
    </section>
  );
}

function OrderRow({ order }: { order: TestOrdersQuery['testOrders'][number] }) {
  const t = useAdminText();
  const isDone = order.status === 'COMPLETED';
  return (
    <li className={styles.step}>
      <div className={styles.stepRow}>
        <span className={styles.stepText}>
          <span className={styles.name}>
            {t('Admin.TestOrder.Number', { number: order.easyId })}
          </span>
          <span className={styles.hint}>{deviceDateTime(order.createdAt)}</span>
        </span>
        <span className={isDone ? styles.done : styles.minutes}>
          {t(`Admin.TestOrder.Status.${order.status}`)}
        </span>
        {!isDone && order.status !== 'REJECTED' && (
          <Link className={controls.line} to={`/${order.venueId}`}>
            {t('Admin.TestOrder.Board')}
          </Link>
        )}
      </div>
    </li>
  );
}
