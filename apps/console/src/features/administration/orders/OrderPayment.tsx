import { formatMoneyExact } from '@tallrik/domain/money/format-money';
import { minor } from '@tallrik/domain/money/minor';
import { useState } from 'react';
import { Link } from 'react-router';
import { dateTimeText, timeText } from '../../../shared/clock/venue-time.ts';
import { Icon } from '../../../shared/icon/Icon.tsx';
import { useOfficeLink } from '../office/office-address.ts';
import { Panel } from '../parts/Panel.tsx';
import rows from '../parts/rows.module.css';
import { useAdminText, type AdminTranslate } from '../use-admin-text.tsx';
import type { OfficeOrder } from './orders-query.ts';
import { OrderChargebacks } from './OrderChargebacks.tsx';
import { paymentText } from './payment-text.ts';
import { ReceiptSheet } from './ReceiptSheet.tsx';
import styles from './OrderPage.module.css';

/** How it was paid, what went back, whose it is, and where its papers are. */
export function OrderPayment(props: {
  order: OfficeOrder;
  mayRefund: boolean;
  mayReadLedger: boolean;
}) {
  const { order, mayRefund } = props;
  const t = useAdminText();
  const link = useOfficeLink();
  const { row, refunds } = order;
  const money = (amount: number) => formatMoneyExact(minor(amount), row.currency);
  const [isReading, setReading] = useState(false);
  return (
    <Panel title={t('Admin.Orders.Payment')}>
      {row.kind !== null && (
        <div className={styles.paid}>
          <span className={styles.sign}>
            <Icon name={row.kind === 'CARD' ? 'card' : 'paid'} />
          </span>
          <div>
            <p className={styles.title}>{paymentText(t, row)}</p>
            <p className={styles.when}>{stateText(t, order)}</p>
          </div>
          <b>{money(row.total)}</b>
        </div>
      )}
      {order.owedAtCounter > 0 && (
        <p className={styles.owed} role="status">
          {t('Admin.Refund.OwedAtCounter', { amount: money(order.owedAtCounter) })}
        </p>
      )}
      <OrderChargebacks order={order} mayRead={props.mayReadLedger} />
      {mayRefund && order.refundBlockedBy !== null && (
        <p className={styles.when}>{t(`Admin.Refund.Block.${order.refundBlockedBy}`)}</p>
      )}
      <dl className={styles.facts}>
        <div>
          <dt>{t('Admin.Orders.Refunded')}</dt>
          <dd>{row.refunded === 0 ? t('Admin.Orders.NothingYet') : money(-row.refunded)}</dd>
        </div>
        {refunds.map(({ id, at, amount, state, staffName, reason, note, ...refund }) => (
          <div key={id} className={styles.refund}>
            <dt>
              {dateTimeText(t, Temporal.Instant.from(at), row.timeZone)}
              {reason !== null && staffName !== null && (
                <span className={styles.why}>
                  {t('Admin.Refund.By', {
                    name: staffName,
                    reason: note ? note : t(`Admin.Refund.Reason.${reason}`),
                  })}
                </span>
              )}
              {refund.counterKind !== null && (
                <span className={styles.why}>{t(`Admin.Bills.Kind.${refund.counterKind}`)}</span>
              )}
              {refund.providerWords !== null && (
                <span className={styles.why}>{refund.providerWords}</span>
              )}
            </dt>
            <dd>
              <span className={state === 'REFUSED' ? rows.bad : rows.tag}>
                {t(`Admin.Refund.State.${state}`)}
              </span>{' '}
              {money(-amount)}
            </dd>
          </div>
        ))}
        {order.guestName !== null && (
          <div>
            <dt>{t('Admin.Orders.Guest')}</dt>
            <dd>
              {order.guestId === null ? (
                order.guestName
              ) : (
                <Link to={link(`guests/${order.guestId}`)}>{order.guestName}</Link>
              )}
            </dd>
          </div>
        )}
        {order.pspReference !== null && (
          <div>
            <dt>{t('Admin.Orders.Reference')}</dt>
            <dd className={styles.reference}>{order.pspReference}</dd>
          </div>
        )}
        {order.invoiceNumber !== null && (
          <div>
            <dt>{t('Admin.Orders.Invoice')}</dt>
            <dd>
              <Link to={link('reports/invoices')}>{order.invoiceNumber}</Link>
            </dd>
          </div>
        )}
        {order.receiptIds.map((id, place) => (
          <div key={id}>
            <dt>{t('Admin.Orders.Bill')}</dt>
            <dd>
              <Link to={link(`orders/${id}`)}>
                {t('Admin.Orders.BillReceipt', { number: place + 1 })}
              </Link>
            </dd>
          </div>
        ))}
        {order.receipt && (
          <div>
            <dt>{t('Admin.Orders.Receipt')}</dt>
            <dd>
              <button type="button" className={styles.open} onClick={() => setReading(true)}>
                {t('Admin.Orders.Open')}
              </button>
            </dd>
          </div>
        )}
      </dl>
      {order.receipt && (
        <ReceiptSheet receipt={order.receipt} open={isReading} onClose={() => setReading(false)} />
      )}
    </Panel>
  );
}

const STATES = [
  'AUTHORISED',
  'CAPTURE_ASKED',
  'CAPTURED',
  'CANCEL_ASKED',
  'CANCELLED',
  'REFUND_ASKED',
  'REFUNDED',
  'OWED',
  'WAIVED',
  'NOTHING_DUE',
] as const;

/** Where its money is, and since when. */
function stateText(t: AdminTranslate, { row, paymentState, paymentSince }: OfficeOrder): string {
  const state = STATES.find((known) => known === paymentState);
  if (!state || paymentSince === null) return '';
  const time = timeText(t, Temporal.Instant.from(paymentSince), row.timeZone);
  return t(`Admin.Orders.Money.${state}`, { time });
}
