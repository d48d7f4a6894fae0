import { formatMoneyExact } from '@tallrik/domain/money/format-money';
import { minor } from '@tallrik/domain/money/minor';
import { formatDate } from '@tallrik/domain/time/format-date-time';
import { classNames } from '@tallrik/ui/class-names';
import { Link, useSearchParams } from 'react-router';
import { timeText } from '../../../shared/clock/venue-time.ts';
import { Icon } from '../../../shared/icon/Icon.tsx';
import type { AdministeredCompany } from '../administered-company.ts';
import { useOfficeLink } from '../office/office-address.ts';
import rows from '../parts/rows.module.css';
import { useAdminText } from '../use-admin-text.tsx';
import { paymentText, serviceIcon, serviceText, type OrderRow } from './payment-text.ts';
import { StateTag } from './StateTag.tsx';
import styles from './OrderList.module.css';

/** One order: number, moment, where it goes, how it stands, how it was paid. */
export function OrderListRow(props: {
  company: AdministeredCompany;
  order: OrderRow;
  today: string;
}) {
  const t = useAdminText();
  const link = useOfficeLink();
  const [search] = useSearchParams();
  const { order, company } = props;
  const venue = company.venues.find(({ id }) => id === order.venueId);
  const money = (amount: number) => formatMoneyExact(minor(amount), order.currency);
  const payment = paymentText(t, order);
  const isRejected = order.status === 'REJECTED';
  return (
    <li className={styles.row}>
      <Link
        className={styles.number}
        to={link(`orders/${order.id}`)}
        state={{ listed: search.toString() }}
        aria-label={t('Console.Order.Number', { number: order.easyId })}
      >
        {order.easyId}
      </Link>
      <span className={styles.time}>{momentText(t, order, props.today)}</span>
      <span className={styles.service}>
        <Icon name={serviceIcon(order)} />
        <span className={styles.where}>
          {serviceText(t, order)}{' '}
          <span className={styles.guest}>
            {[order.guestName, company.venues.length > 1 && venue?.name].filter(Boolean).join(', ')}
          </span>
        </span>
        {order.isTest && <span className={rows.warning}>TEST</span>}
      </span>
      <span className={styles.state}>
        <StateTag order={order} />
      </span>
      <span className={styles.payment}>
        {payment !== '' && <Icon name={order.kind === 'CARD' ? 'card' : 'paid'} />}
        {payment}
      </span>
      <span className={classNames(styles.amount, styles.total, isRejected && styles.struck)}>
        {money(order.total)}
      </span>
      <span className={classNames(styles.amount, styles.back)}>
        {order.refunded > 0
          ? money(-order.refunded)
          : isRejected && order.kind === 'CARD' && t('Admin.Orders.NotCharged')}
      </span>
    </li>
  );
}

/** The time; of another day the day as well. */
function momentText(
  t: ReturnType<typeof useAdminText>,
  { createdAt, timeZone }: OrderRow,
  today: string,
): string {
  const at = Temporal.Instant.from(createdAt);
  const time = timeText(t, at, timeZone);
  const day = at.toZonedDateTimeISO(timeZone).toPlainDate().toString();
  return day === today ? time : `${formatDate(at, timeZone).slice(0, 'DD/MM'.length)} ${time}`;
}
