import { formatMoneyExact } from '@tallrik/domain/money/format-money';
import { minor } from '@tallrik/domain/money/minor';
import { Link, useSearchParams } from 'react-router';
import controls from '../../../shared/controls/controls.module.css';
import { useServices } from '../../../shared/services.tsx';
import type { OfficeOrderSumsQuery } from '../generated/graphql.ts';
import { useBoardLink } from '../office/board-link.ts';
import type { OfficePageProps } from '../office/office-places.ts';
import { MoreButton } from '../parts/MoreButton.tsx';
import { Remote } from '../parts/Remote.tsx';
import rows from '../parts/rows.module.css';
import { Section } from '../parts/Section.tsx';
import { useAdminText } from '../use-admin-text.tsx';
import { OrderExport } from './OrderExport.tsx';
import { OrderFilters } from './OrderFilters.tsx';
import { OrderListRow } from './OrderListRow.tsx';
import { readOrderFilter } from './orders-filter.ts';
import { useOrderPages, useOrderSums } from './orders-query.ts';
import styles from './OrderList.module.css';

/** What was ordered, newest first, and what it comes to (MONEY-03, MONEY-04). */
export function OrderList(props: OfficePageProps) {
  const { company, venueId } = props;
  const t = useAdminText();
  const { timers } = useServices();
  const [search] = useSearchParams();
  const today = Temporal.Instant.fromEpochMilliseconds(timers.now())
    .toZonedDateTimeISO(Temporal.Now.timeZoneId())
    .toPlainDate()
    .toString();
  const { listed, counted } = readOrderFilter(search, { today, venueId });
  const pages = useOrderPages(company.id, listed);
  const sums = useOrderSums(company.id, counted);
  const board = useBoardLink(props);
  return (
    <Section
      isFull
      title={t('Admin.Office.orders')}
      actions={
        <>
          {sums.data !== undefined && sums.data.orders > 0 && (
            <OrderExport company={company} filter={listed} />
          )}
          {board !== null && (
            <Link className={controls.quiet} to={board}>
              {t('Admin.Orders.OpenBoard')}
            </Link>
          )}
        </>
      }
    >
      <OrderFilters sums={sums.data ?? null} />
      <Remote query={pages}>
        {(data) => {
          const orders = data.pages.flatMap((page) => page.orders);
          if (orders.length === 0) return <p className={rows.empty}>{t('Admin.Orders.None')}</p>;
          return (
            <div className={styles.list}>
              <div className={styles.head} aria-hidden="true">
                <span>{t('Admin.Orders.Number')}</span>
                <span>{t('Admin.Orders.Time')}</span>
                <span>{t('Admin.Orders.Service')}</span>
                <span>{t('Admin.Orders.State')}</span>
                <span>{t('Admin.Orders.Payment')}</span>
                <span className={styles.amount}>{t('Admin.Orders.Total')}</span>
                <span className={styles.amount}>{t('Admin.Orders.Refunded')}</span>
              </div>
              <ul>
                {orders.map((order) => (
                  <OrderListRow key={order.id} company={company} order={order} today={today} />
                ))}
              </ul>
            </div>
          );
        }}
      </Remote>
      <MoreButton pages={pages} />
      {sums.data && sums.data.orders > 0 && <Sums sums={sums.data} currency={company.currency} />}
    </Section>
  );
}

function Sums(props: {
  sums: OfficeOrderSumsQuery['officeOrderSums'];
  currency: OfficePageProps['company']['currency'];
}) {
  const t = useAdminText();
  const { orders, counted, total, tips, back } = props.sums;
  const money = (amount: number) => formatMoneyExact(minor(amount), props.currency);
  return (
    <div className={styles.sums}>
      <p className={styles.counted}>
        {orders === counted
          ? t('Admin.Orders.Count', { count: orders })
          : t('Admin.Orders.Counted', { count: orders, counted })}
      </p>
      <dl className={styles.figures}>
        <div>
          <dt>{t('Admin.Orders.Total')}</dt>
          <dd>{money(total)}</dd>
        </div>
        <div>
          <dt>{t('Admin.Orders.OfWhichTips')}</dt>
          <dd>{money(tips)}</dd>
        </div>
        <div>
          <dt>{t('Admin.Orders.Refunded')}</dt>
          <dd>{money(back === 0 ? 0 : -back)}</dd>
        </div>
      </dl>
    </div>
  );
}
