import { useState } from 'react';
import { classNames } from '@tallrik/ui/class-names';
import controls from '../../../shared/controls/controls.module.css';
import { Icon } from '../../../shared/icon/Icon.tsx';
import { deviceDateTime } from '../device-time.ts';
import { useAdminText } from '../use-admin-text.tsx';
import type { PaymentAccount } from './payment-query.ts';
import styles from './payment.module.css';
import { RemoveKeys } from './RemoveKeys.tsx';

/** Who takes the money now, in one sentence; of an own account what may be shown (SETUP-16, SETUP-18). */
export function AccountInUse({
  companyId,
  account,
}: {
  companyId: string;
  account: PaymentAccount;
}) {
  const t = useAdminText();
  const [isRemoving, setRemoving] = useState(false);
  return (
    <section className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('Admin.Payment.InUse')}</h2>
        <p className={classNames(styles.state, account.isUsable ? styles.good : styles.missing)}>
          <Icon name={account.isUsable ? 'check' : 'alert'} />
          {account.isUsable ? t('Admin.Payment.Usable') : t('Admin.Payment.Unusable')}
        </p>
      </div>
      <p className={styles.text}>{sentenceOf(account, t)}</p>
      {account.isOwn && <Facts account={account} />}
      {account.isOwn && account.hasPlatformAccount && (
        <div className={styles.actions}>
          <button type="button" className={controls.line} onClick={() => setRemoving(true)}>
            {t('Admin.Payment.Remove')}
          </button>
        </div>
      )}
      {account.isOwn && (
        <RemoveKeys companyId={companyId} open={isRemoving} onClose={() => setRemoving(false)} />
      )}
    </section>
  );
}

function sentenceOf(
  { isOwn, hasPlatformAccount }: PaymentAccount,
  t: ReturnType<typeof useAdminText>,
): string {
  if (isOwn) return t('Admin.Payment.Own');
  return hasPlatformAccount ? t('Admin.Payment.Platform') : t('Admin.Payment.Nobody');
}

function Facts({ account }: { account: PaymentAccount }) {
  const t = useAdminText();
  const facts: [string, string][] = [
    [t('Admin.Payment.merchantAccount'), account.merchantAccount ?? ''],
    [
      t('Admin.Payment.Environment'),
      account.isLive ? t('Admin.Payment.Live') : t('Admin.Payment.Test'),
    ],
    [t('Admin.Payment.apiKey'), t('Admin.Payment.EndsWith', { end: account.apiKeyEnd ?? '' })],
    [
      t('Admin.Payment.clientKey'),
      t('Admin.Payment.EndsWith', { end: account.clientKeyEnd ?? '' }),
    ],
    [
      t('Admin.Payment.ChangedAt'),
      account.changedAt === null ? '' : deviceDateTime(account.changedAt),
    ],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
