import { formatMoneyExact } from '@tallrik/domain/money/format-money';
import { minor } from '@tallrik/domain/money/minor';
import { Link } from 'react-router';
import { dateTimeText } from '../../../shared/clock/venue-time.ts';
import { useOfficeLink } from '../office/office-address.ts';
import type { OfficePageProps } from '../office/office-places.ts';
import filters from '../orders/OrderFilters.module.css';
import { Remote } from '../parts/Remote.tsx';
import rows from '../parts/rows.module.css';
import { Section } from '../parts/Section.tsx';
import { useNarrowing } from '../parts/use-narrowing.ts';
import { useAdminText } from '../use-admin-text.tsx';
import { useBills, type Bill } from './bills-query.ts';
import styles from './Bills.module.css';

const SHOWN = ['open', 'closed'] as const;

/** Which tables still owe something, the longest first (MONEY-16). */
export function BillList({ company, venueId }: OfficePageProps) {
  const t = useAdminText();
  const { search, narrow } = useNarrowing();
  const isClosed = search.get('show') === 'closed';
  const bills = useBills(company.id, { venueId, isClosed });
  return (
    <Section isFull title={t('Admin.Bills.Title')}>
      <div className={filters.chips} role="group" aria-label={t('Admin.Orders.Show')}>
        {SHOWN.map((one) => (
          <button
            key={one}
            type="button"
            className={filters.chip}
            aria-pressed={(one === 'closed') === isClosed}
            onClick={() => narrow({ show: one === 'closed' ? one : '' })}
          >
            {t(`Admin.Bills.Show.${one}`)}
          </button>
        ))}
      </div>
      <Remote query={bills}>
        {(found) =>
          found.length === 0 ? (
            <p className={rows.empty}>
              {t(isClosed ? 'Admin.Bills.NoneClosed' : 'Admin.Bills.None')}
            </p>
          ) : (
            <ul className={rows.rows}>
              {found.map((bill) => (
                <BillRow
                  key={bill.id}
                  bill={bill}
                  hasVenue={company.venues.length > 1}
                  money={(amount) => formatMoneyExact(minor(amount), company.currency)}
                />
              ))}
            </ul>
          )
        }
      </Remote>
    </Section>
  );
}

function BillRow(props: { bill: Bill; hasVenue: boolean; money: (amount: number) => string }) {
  const t = useAdminText();
  const link = useOfficeLink();
  const { bill, money } = props;
  const total = bill.amount - bill.discount;
  return (
    <li className={rows.row}>
      <div className={rows.main}>
        <Link className={rows.name} to={link(`bills/${bill.id}`)}>
          {t('Admin.Bills.Table', { table: bill.tableCode })}
        </Link>
        <p className={rows.more}>
          {t('Admin.Bills.Since', {
            time: dateTimeText(t, Temporal.Instant.from(bill.createdAt), bill.timeZone),
          })}
          {props.hasVenue && `, ${bill.venueName}`}
        </p>
      </div>
      <dl className={styles.figures}>
        <div>
          <dt>{t('Admin.Bills.Ordered')}</dt>
          <dd>{money(total)}</dd>
        </div>
        <div>
          <dt>{t('Admin.Bills.Paid')}</dt>
          <dd>{money(bill.paid)}</dd>
        </div>
        <div>
          <dt>{t('Admin.Bills.Left')}</dt>
          <dd className={styles.left}>{money(bill.left)}</dd>
        </div>
      </dl>
    </li>
  );
}
