import { reachOf } from '@tallrik/domain/accounts/staff-rights';
import { SETTLEMENT_PATIENCE_DAYS } from '@tallrik/domain/checkout/payouts/match-payout';
import { formatMoneyExact } from '@tallrik/domain/money/format-money';
import { minor } from '@tallrik/domain/money/minor';
import { Link } from 'react-router';
import { dateTimeText } from '../../../shared/clock/venue-time.ts';
import { useOfficeLink } from '../office/office-address.ts';
import type { OfficePageProps } from '../office/office-places.ts';
import { Remote } from '../parts/Remote.tsx';
import rows from '../parts/rows.module.css';
import { Section } from '../parts/Section.tsx';
import { useNarrowing } from '../parts/use-narrowing.ts';
import { useAdminText } from '../use-admin-text.tsx';
import { PayoutPage } from './PayoutPage.tsx';
import { PayoutSums } from './PayoutSums.tsx';
import { PayoutUpload } from './PayoutUpload.tsx';
import { usePayouts, type Payout, type PayoutList } from './payouts-query.ts';
import styles from './Payouts.module.css';

/** What the provider sent to the bank, held against the ledger (MONEY-31). */
export function PayoutsScreen(props: OfficePageProps) {
  const { search } = useNarrowing();
  const id = search.get('payout');
  return id ? <PayoutPage companyId={props.company.id} id={id} /> : <PayoutListScreen {...props} />;
}

function PayoutListScreen({ company, administrator }: OfficePageProps) {
  const t = useAdminText();
  const query = usePayouts(company.id);
  const mayUpload = reachOf(administrator.role, 'LEDGER', 'WRITE') === 'ALL';
  return (
    <Section
      isWide
      title={t('Admin.Payouts.Title')}
      text={t('Admin.Payouts.Text')}
      actions={mayUpload && <PayoutUpload companyId={company.id} />}
    >
      <Remote query={query}>
        {(list) => (
          <>
            <Missing list={list} />
            {list.payouts.length === 0 ? (
              <p className={rows.empty}>{t('Admin.Payouts.None')}</p>
            ) : (
              <ul className={styles.list}>
                {list.payouts.map((payout) => (
                  <li key={payout.id}>
                    <PayoutRow payout={payout} />
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
      </Remote>
    </Section>
  );
}

function PayoutRow({ payout }: { payout: Payout }) {
  const t = useAdminText();
  const { narrowed } = useNarrowed();
  const money = (amount: number) => formatMoneyExact(minor(amount), payout.currency);
  const isWrong = payout.unmatched > 0 || payout.difference !== 0;
  return (
    <Link className={styles.row} to={narrowed(payout.id)}>
      <span className={styles.name}>
        <b>{t('Admin.Payouts.Batch', { number: payout.batch })}</b>
        <span className={styles.muted}>{payout.merchantAccount}</span>
      </span>
      <PayoutSums payout={payout} money={money} />
      <span className={isWrong ? rows.bad : rows.tag}>
        {isWrong
          ? t('Admin.Payouts.Disagrees', {
              count: payout.unmatched + (payout.difference === 0 ? 0 : 1),
            })
          : t('Admin.Payouts.Agrees')}
      </span>
    </Link>
  );
}

function useNarrowed() {
  const link = useOfficeLink();
  const to = link('reports/payouts');
  return { narrowed: (id: string) => `${to}${to.includes('?') ? '&' : '?'}payout=${id}` };
}

/** Movements of the ledger that no report has. */
function Missing({ list }: { list: PayoutList }) {
  const t = useAdminText();
  const link = useOfficeLink();
  if (list.missingCount === 0) return null;
  return (
    <section className={styles.missing} aria-label={t('Admin.Payouts.Missing')}>
      <h2 className={styles.part}>{t('Admin.Payouts.Missing')}</h2>
      <p>
        {t('Admin.Payouts.MissingText', {
          count: list.missingCount,
          days: SETTLEMENT_PATIENCE_DAYS,
        })}
      </p>
      <ul className={styles.problems}>
        {list.missing.map((movement) => (
          <li key={`${movement.type} ${movement.reference}`}>
            <span>
              {t(`Admin.Payouts.Type.${movement.type}`)},{' '}
              {dateTimeText(t, Temporal.Instant.from(movement.at), movement.timeZone)}
              <span className={styles.muted}>{movement.reference}</span>
            </span>
            <b>{formatMoneyExact(minor(movement.amount), movement.currency)}</b>
            {movement.orderId !== null && movement.orderNumber !== null && (
              <Link className={styles.link} to={link(`orders/${movement.orderId}`)}>
                {t('Console.Order.Number', { number: movement.orderNumber })}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
