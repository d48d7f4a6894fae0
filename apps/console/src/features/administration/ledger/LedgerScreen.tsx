import { formatMoneyExact } from '@tallrik/domain/money/format-money';
import { minor } from '@tallrik/domain/money/minor';
import { classNames } from '@tallrik/ui/class-names';
import { useId } from 'react';
import { dateTimeText } from '../../../shared/clock/venue-time.ts';
import controls from '../../../shared/controls/controls.module.css';
import { useServices } from '../../../shared/services.tsx';
import type { OfficePageProps } from '../office/office-places.ts';
import { ORDER_KINDS } from '../orders/orders-filter.ts';
import { MoreButton } from '../parts/MoreButton.tsx';
import { Remote } from '../parts/Remote.tsx';
import rows from '../parts/rows.module.css';
import { Section } from '../parts/Section.tsx';
import { Select } from '../parts/Select.tsx';
import { useNarrowing } from '../parts/use-narrowing.ts';
import { useAdminText } from '../use-admin-text.tsx';
import { daysOf, LEDGER_DAYS, LEDGER_ENTRIES, readLedgerFilter } from './ledger-filter.ts';
import { useLedger, type LedgerRow } from './ledger-query.ts';
import { PaymentSheet } from './PaymentSheet.tsx';
import styles from './Ledger.module.css';

/** Every movement of money, with running sums; a payment opens with all it went through (MONEY-13). */
export function LedgerScreen({ company, venueId }: OfficePageProps) {
  const t = useAdminText();
  const { timers } = useServices();
  const { search, narrow } = useNarrowing();
  const today = Temporal.Instant.fromEpochMilliseconds(timers.now())
    .toZonedDateTimeISO(Temporal.Now.timeZoneId())
    .toPlainDate()
    .toString();
  const query = useLedger(company.id, readLedgerFilter(search, { today, venueId }));
  const money = (amount: number) => formatMoneyExact(minor(amount), company.currency);
  const paymentId = search.get('payment');
  return (
    <Section isWide title={t('Admin.Ledger.Title')} text={t('Admin.Ledger.Text')}>
      <Filters />
      <Remote query={query}>
        {({ pages }) => {
          const [first] = pages;
          const movements = pages.flatMap((page) => page.rows);
          if (!first || movements.length === 0)
            return <p className={rows.empty}>{t('Admin.Ledger.None')}</p>;
          return (
            <>
              <dl className={styles.sums}>
                {first.sums.map(({ entry, movements: count, amount }) => (
                  <div key={entry} className={styles.sum}>
                    <dt>
                      {t(`Admin.Ledger.Entry.${entry}`)} <span>{count}</span>
                    </dt>
                    <dd>{money(amount)}</dd>
                  </div>
                ))}
                <div className={classNames(styles.sum, styles.kept)}>
                  <dt>{t('Admin.Ledger.Kept')}</dt>
                  <dd>{money(first.balance)}</dd>
                </div>
              </dl>
              <LedgerTable
                movements={movements}
                money={money}
                hasNames={venueId === null && company.venues.length > 1}
                onOpen={(payment) => narrow({ payment })}
              />
            </>
          );
        }}
      </Remote>
      <MoreButton pages={query} />
      {paymentId && (
        <PaymentSheet
          companyId={company.id}
          id={paymentId}
          onClose={() => narrow({ payment: '' })}
        />
      )}
    </Section>
  );
}

function Filters() {
  const t = useAdminText();
  const { search, narrow } = useNarrowing();
  const days = daysOf(search);
  return (
    <div className={styles.filters} role="group" aria-label={t('Admin.Orders.Filters')}>
      <Select
        label={t('Admin.Orders.Days')}
        value={days}
        options={LEDGER_DAYS.map((value) => ({ value, text: t(`Admin.Orders.Days.${value}`) }))}
        onChange={(value) => narrow({ days: value })}
      />
      {days === 'chosen' && (
        <>
          <Day name="from" label={t('Admin.Audit.From')} />
          <Day name="to" label={t('Admin.Audit.Until')} />
        </>
      )}
      <Select
        label={t('Admin.Orders.Payment')}
        value={ORDER_KINDS.find((kind) => kind === search.get('kind')) ?? ''}
        options={[
          { value: '', text: t('Admin.Ledger.All') },
          ...ORDER_KINDS.map((value) => ({ value, text: t(`Admin.Orders.Kind.${value}`) })),
        ]}
        onChange={(kind) => narrow({ kind })}
      />
      <Select
        label={t('Admin.Ledger.Movement')}
        value={LEDGER_ENTRIES.find((entry) => entry === search.get('entry')) ?? ''}
        options={[
          { value: '', text: t('Admin.Ledger.All') },
          ...LEDGER_ENTRIES.map((value) => ({ value, text: t(`Admin.Ledger.Entry.${value}`) })),
        ]}
        onChange={(entry) => narrow({ entry })}
      />
    </div>
  );
}

function Day(props: { name: 'from' | 'to'; label: string }) {
  const { search, narrow } = useNarrowing();
  const id = useId();
  return (
    <div className={controls.field}>
      <label className={controls.label} htmlFor={id}>
        {props.label}
      </label>
      <input
        id={id}
        type="date"
        className={controls.input}
        value={search.get(props.name) ?? ''}
        onChange={({ target }) => narrow({ [props.name]: target.value })}
      />
    </div>
  );
}

function LedgerTable(props: {
  movements: readonly LedgerRow[];
  money: (amount: number) => string;
  hasNames: boolean;
  onOpen: (paymentId: string) => void;
}) {
  const t = useAdminText();
  const { money } = props;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('Admin.Ledger.When')}</th>
          <th scope="col">{t('Admin.Ledger.Movement')}</th>
          <th scope="col">{t('Admin.Orders.Payment')}</th>
          <th scope="col">{t('Admin.Refund.AMOUNT')}</th>
          <th scope="col">{t('Admin.Ledger.Running')}</th>
        </tr>
      </thead>
      <tbody>
        {props.movements.map((row) => (
          <tr key={row.id}>
            <td>
              {dateTimeText(t, Temporal.Instant.from(row.at), row.timeZone)}
              {props.hasNames && <span className={styles.muted}>{row.venueName}</span>}
            </td>
            <td>
              <span
                className={
                  row.entry.endsWith('FAILED') || row.entry.endsWith('CHARGEBACK')
                    ? rows.bad
                    : rows.tag
                }
              >
                {t(`Admin.Ledger.Entry.${row.entry}`)}
              </span>
            </td>
            <td>
              <button
                type="button"
                className={styles.open}
                onClick={() => props.onOpen(row.paymentId)}
              >
                {row.orderNumber === null
                  ? t('Admin.Ledger.WithoutOrder')
                  : t('Console.Order.Number', { number: row.orderNumber })}
                <span className={styles.muted}>{t(`Admin.Orders.Kind.${row.kind}`)}</span>
              </button>
            </td>
            <td className={styles.amount}>{money(row.amount)}</td>
            <td className={styles.amount}>{money(row.balance)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
