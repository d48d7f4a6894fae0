import { formatMoneyExact } from '@tallrik/domain/money/format-money';
import { minor } from '@tallrik/domain/money/minor';
import type { AdminTranslationKey } from '@tallrik/translations/keys';
import { Link } from 'react-router';
import { useOfficeLink } from '../office/office-address.ts';
import { Remote } from '../parts/Remote.tsx';
import { Section } from '../parts/Section.tsx';
import { useAdminText, type AdminTranslate } from '../use-admin-text.tsx';
import { PayoutSums } from './PayoutSums.tsx';
import { usePayout, type PayoutDetails } from './payouts-query.ts';
import styles from './Payouts.module.css';

/** One payout: what it is made of, and what of it does not agree with the ledger, in words (MONEY-31). */
export function PayoutPage({ companyId, id }: { companyId: string; id: string }) {
  const t = useAdminText();
  const link = useOfficeLink();
  const query = usePayout(companyId, id);
  return (
    <Section
      isWide
      title={
        query.data
          ? t('Admin.Payouts.Batch', { number: query.data.payout.batch })
          : t('Admin.Payouts.Title')
      }
      back={{ to: link('reports/payouts'), label: t('Admin.Payouts.Back.To') }}
    >
      <Remote query={query}>{(details) => <Details details={details} />}</Remote>
    </Section>
  );
}

function Details({ details }: { details: PayoutDetails }) {
  const t = useAdminText();
  const { payout, kinds, problems } = details;
  const money = (amount: number) => formatMoneyExact(minor(amount), payout.currency);
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <p className={styles.muted}>{payout.merchantAccount}</p>
        <PayoutSums payout={payout} money={money} />
      </div>
      {payout.difference !== 0 && (
        <p className={styles.wrong} role="status">
          {t(
            payout.difference > 0 ? 'Admin.Payouts.DifferenceMore' : 'Admin.Payouts.DifferenceLess',
            { amount: money(Math.abs(payout.difference)) },
          )}
        </p>
      )}
      <h2 className={styles.part}>{t('Admin.Payouts.Problems')}</h2>
      {problems.length === 0 ? (
        <p>{t('Admin.Payouts.AllAgree')}</p>
      ) : (
        <ul className={styles.problems}>
          {problems.map((problem) => (
            <Problem key={`${problem.line} ${problem.kind}`} problem={problem} money={money} />
          ))}
        </ul>
      )}
      <table className={styles.table}>
        <caption>{t('Admin.Payouts.Kinds')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('Admin.Payouts.Kind')}</th>
            <th scope="col">{t('Admin.Payouts.Lines')}</th>
            <th scope="col">{t('Admin.Payouts.Gross')}</th>
            <th scope="col">{t('Admin.Payouts.Net')}</th>
          </tr>
        </thead>
        <tbody>
          {kinds.map(({ type, lines, gross, net }) => (
            <tr key={type}>
              <th scope="row">{typeText(t, type)}</th>
              <td>{lines}</td>
              <td>{money(gross)}</td>
              <td>{money(net)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Problem(props: {
  problem: PayoutDetails['problems'][number];
  money: (amount: number) => string;
}) {
  const t = useAdminText();
  const link = useOfficeLink();
  const { problem, money } = props;
  return (
    <li>
      <span>
        <b>{t('Admin.Payouts.Line', { number: problem.line, type: typeText(t, problem.type) })}</b>
        <span>
          {t(`Admin.Payouts.${problem.kind}`, {
            amount: money(Math.abs(problem.gross)),
            booked: money(problem.booked ?? 0),
            net: money(problem.net),
          })}
        </span>
        <span className={styles.muted}>
          {[problem.pspReference, problem.reference].filter(Boolean).join(' · ')}
        </span>
      </span>
      {problem.orderId !== null && problem.orderNumber !== null && (
        <Link className={styles.link} to={link(`orders/${problem.orderId}`)}>
          {t('Console.Order.Number', { number: problem.orderNumber })}
        </Link>
      )}
    </li>
  );
}

const TYPES = [
  'Settled',
  'Refunded',
  'RefundedReversed',
  'Chargeback',
  'ChargebackReversed',
  'SecondChargeback',
  'MerchantPayout',
  'Balancetransfer',
  'Fee',
] as const;

/** The provider has more words than these; those stand as they are. */
function typeText(t: AdminTranslate, type: string): string {
  const known = TYPES.find((one) => one === type);
  return known ? t(`Admin.Payouts.Type.${known}` satisfies AdminTranslationKey) : type;
}
