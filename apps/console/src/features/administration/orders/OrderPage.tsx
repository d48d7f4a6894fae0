import { reachOf } from '@tallrik/domain/accounts/staff-rights';
import { classNames } from '@tallrik/ui/class-names';
import { VisuallyHidden } from '@tallrik/ui/VisuallyHidden';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { dateTimeText, timeText } from '../../../shared/clock/venue-time.ts';
import { Icon } from '../../../shared/icon/Icon.tsx';
import { useOfficeLink } from '../office/office-address.ts';
import type { OfficePageProps } from '../office/office-places.ts';
import panel from '../parts/Panel.module.css';
import { Remote } from '../parts/Remote.tsx';
import rows from '../parts/rows.module.css';
import { Section } from '../parts/Section.tsx';
import { useAdminText } from '../use-admin-text.tsx';
import { Amount, OrderMoney } from './OrderMoney.tsx';
import { OrderActions } from './OrderActions.tsx';
import { OrderPayment } from './OrderPayment.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';
import { useOrder, type OfficeOrder } from './orders-query.ts';
import { serviceText } from './payment-text.ts';
import { RefundSheet } from './RefundSheet.tsx';
import { StateTag } from './StateTag.tsx';
import styles from './OrderPage.module.css';

/** Everything about one order (MONEY-05). */
export function OrderPage({ company, administrator, id }: OfficePageProps & { id: string }) {
  const t = useAdminText();
  const [isRefunding, setRefunding] = useState(false);
  const mayRefund = reachOf(administrator.role, 'REFUNDS', 'WRITE') !== 'NONE';
  const link = useOfficeLink();
  const order = useOrder(company.id, id);
  const listed = readListed(useLocation().state);
  return (
    <Section
      isWide
      title={
        order.data
          ? t('Console.Order.Number', { number: order.data.row.easyId })
          : t('Admin.Office.orders')
      }
      back={{
        to: listed === null ? link('orders') : `/office/orders?${listed}`,
        label: t('Admin.Orders.Back'),
      }}
      actions={
        order.data && (
          <OrderActions
            companyId={company.id}
            order={order.data}
            role={administrator.role}
            onRefund={() => setRefunding(true)}
          />
        )
      }
    >
      <Remote query={order}>
        {(found) => (
          <div className={panel.columns}>
            <section className={panel.panel}>
              <OrderHead order={found} />
              <OrderLines order={found} />
              <OrderMoney order={found} />
              {found.comment !== '' && (
                <p className={styles.comment}>
                  <Icon name="comment" />
                  {found.comment}
                </p>
              )}
            </section>
            <div className={panel.stack}>
              <OrderPayment
                order={found}
                mayRefund={mayRefund}
                mayReadLedger={reachOf(administrator.role, 'LEDGER', 'READ') !== 'NONE'}
              />
              <OrderTimeline
                companyId={company.id}
                orderId={found.row.id}
                timeZone={found.row.timeZone}
              />
            </div>
            <RefundSheet
              // What is owed is what the sheet begins with.
              key={found.owedAtCounter}
              companyId={company.id}
              order={found}
              open={isRefunding}
              onClose={() => setRefunding(false)}
            />
          </div>
        )}
      </Remote>
    </Section>
  );
}

/** What the list showed that it was opened from: days and filters are still chosen when one goes back. */
function readListed(state: unknown): string | null {
  const isKnown = typeof state === 'object' && state !== null && 'listed' in state;
  return isKnown && typeof state.listed === 'string' ? state.listed : null;
}

function OrderHead({ order }: { order: OfficeOrder }) {
  const t = useAdminText();
  const { row } = order;
  const at = (moment: string) => Temporal.Instant.from(moment);
  const time = (moment: string) => timeText(t, at(moment), row.timeZone);
  const service = row.tableCode === null ? '' : `, ${t(`Console.Order.${row.type}`)}`;
  return (
    <header className={styles.head}>
      <span className={styles.number}>{row.easyId}</span>
      <div className={styles.where}>
        <h2 className={styles.service}>
          {serviceText(t, row)}
          {service}
        </h2>
        <p className={styles.when}>
          {dateTimeText(t, at(row.createdAt), row.timeZone)}, {order.venueName}
        </p>
        <p className={styles.when}>
          {order.desiredTime !== null && (
            <span>{t('Admin.Orders.Wanted', { time: time(order.desiredTime) })}</span>
          )}{' '}
          {order.estimatedFinishTime !== null && (
            <span>{t('Admin.Orders.Promised', { time: time(order.estimatedFinishTime) })}</span>
          )}
        </p>
      </div>
      <div className={rows.tags}>
        {row.isTest && <span className={rows.warning}>TEST</span>}
        <StateTag order={row} />
      </div>
    </header>
  );
}

const OrderLines = ({ order }: { order: OfficeOrder }) => (
  <ul className={styles.lines}>
    {order.lines.map((line) => (
      <li key={line.id} className={styles.line}>
        <span className={classNames(styles.quantity, line.quantity > 1 && styles.several)}>
          {line.quantity}×
        </span>
        <div>
          <p className={styles.title}>{line.title}</p>
          <Options names={line.added} sign="plus" />
          <Options names={line.removed} sign="minus" />
        </div>
        <Amount amount={line.amount} currency={order.row.currency} />
      </li>
    ))}
  </ul>
);

function Options({ names, sign }: { names: readonly string[]; sign: 'plus' | 'minus' }) {
  const t = useAdminText();
  const word = sign === 'plus' ? 'Console.Order.Added' : 'Console.Order.Removed';
  if (names.length === 0) return null;
  return (
    <p className={styles.options}>
      {names.map((name, place) => (
        <span key={`${place} ${name}`} className={styles.option}>
          <VisuallyHidden>{t(word, { name })}</VisuallyHidden>
          <Icon name={sign} size="small" />
          <span aria-hidden="true">{name}</span>
        </span>
      ))}
    </p>
  );
}
