import { useAdminText } from '../use-admin-text.tsx';
import type { Payout } from './payouts-query.ts';
import styles from './Payouts.module.css';

/** What was taken, given back, kept by the provider, and sent to the bank. */
export function PayoutSums(props: { payout: Payout; money: (amount: number) => string }) {
  const t = useAdminText();
  const { payout, money } = props;
  const sums = [
    [t('Admin.Payouts.Taken'), payout.taken],
    [t('Admin.Payouts.Back'), payout.back === 0 ? 0 : -payout.back],
    [t('Admin.Payouts.Fees'), payout.fees === 0 ? 0 : -payout.fees],
    [t('Admin.Payouts.PaidOut'), payout.paidOut],
  ] as const;
  return (
    <dl className={styles.sums}>
      {sums.map(([name, amount]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{money(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}
