import { formatMoneyExact } from '@tallrik/domain/money/format-money';
import { minor } from '@tallrik/domain/money/minor';
import { Link, useSearchParams } from 'react-router';
import { dateTimeText } from '../../../shared/clock/venue-time.ts';
import type { AdministeredCompany } from '../administered-company.ts';
import { useOfficeLink } from '../office/office-address.ts';
import { useOrderPages } from '../orders/orders-query.ts';
import { serviceText, type OrderRow } from '../orders/payment-text.ts';
import { StateTag } from '../orders/StateTag.tsx';
import { MoreButton } from '../parts/MoreButton.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Remote } from '../parts/Remote.tsx';
import { SearchWords } from '../parts/SearchWords.tsx';
import { useAdminText } from '../use-admin-text.tsx';
import type { Guest } from './guests-query.ts';
import styles from './GuestView.module.css';

/** What this guest ordered, newest first, with search (GUESTS-04). */
export function GuestOrders({ company, guest }: { company: AdministeredCompany; guest: Guest }) {
  const t = useAdminText();
  const [search] = useSearchParams();
  const words = search.get('q')?.trim() ?? '';
  const { id, orders, spent12Months } = guest.row;
  const pages = useOrderPages(company.id, {
    userId: id,
    ...(words === '' ? {} : { search: words }),
  });
  const spent = formatMoneyExact(minor(spent12Months), company.currency);
  return (
    <Panel
      title={t('Admin.Office.orders')}
      aside={t('Admin.Guests.OrdersSpent', { count: orders, spent })}
    >
      <SearchWords label={t('Admin.Guests.SearchOrders')} />
      <Remote query={pages}>
        {(data) => {
          const found = data.pages.flatMap((page) => page.orders);
          if (found.length === 0) return <p className={styles.none}>{t('Admin.Orders.None')}</p>;
          return (
            <ul className={styles.orders}>
              {found.map((order) => (
                <OrderLine key={order.id} order={order} />
              ))}
            </ul>
          );
        }}
      </Remote>
      <MoreButton pages={pages} />
    </Panel>
  );
}

function OrderLine({ order }: { order: OrderRow }) {
  const t = useAdminText();
  const link = useOfficeLink();
  const money = (amount: number) => formatMoneyExact(minor(amount), order.currency);
  return (
    <li className={styles.order}>
      <Link
        className={styles.number}
        to={link(`orders/${order.id}`)}
        aria-label={t('Console.Order.Number', { number: order.easyId })}
      >
        {order.easyId}
      </Link>
      <span className={styles.quiet}>
        {dateTimeText(t, Temporal.Instant.from(order.createdAt), order.timeZone)}
      </span>
      <span className={styles.service}>{serviceText(t, order)}</span>
      <span className={styles.state}>
        <StateTag order={order} />
      </span>
      <span className={styles.total}>
        {money(order.total)}
        {order.refunded > 0 && <span className={styles.small}>{money(-order.refunded)}</span>}
      </span>
    </li>
  );
}
