import { useQueryClient } from '@tanstack/react-query';
import { classNames } from '@tallrik/ui/class-names';
import controls from '../../../shared/controls/controls.module.css';
import { Icon } from '../../../shared/icon/Icon.tsx';
import { CopyField } from '../../../shared/controls/CopyField.tsx';
import { useAdminText, type AdminTranslate } from '../use-admin-text.tsx';
import { paymentKey, type PaymentAccount } from './payment-query.ts';
import styles from './payment.module.css';

/** Where the provider tells what became of money, and whether it does (SETUP-17). */
export function Notices({ companyId, account }: { companyId: string; account: PaymentAccount }) {
  const t = useAdminText();
  const queries = useQueryClient();
  const { lastNoticeAt, webhookAddress, webhookUser } = account;
  return (
    <section className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('Admin.Payment.Notices')}</h2>
        <p className={classNames(styles.state, lastNoticeAt ? styles.good : styles.missing)}>
          <Icon name={lastNoticeAt ? 'check' : 'alert'} />
          {lastNoticeAt
            ? t('Admin.Payment.LastNotice', { time: agoText(t, lastNoticeAt) })
            : t('Admin.Payment.NoNotice')}
        </p>
      </div>
      {!lastNoticeAt && <p className={styles.text}>{t('Admin.Payment.NoticeHelp')}</p>}
      <CopyField label={t('Admin.Payment.WebhookAddress')} text={webhookAddress} />
      <CopyField label={t('Admin.Payment.webhookUser')} text={webhookUser ?? ''} />
      <div className={styles.actions}>
        <button
          type="button"
          className={controls.line}
          onClick={() => void queries.invalidateQueries({ queryKey: paymentKey(companyId) })}
        >
          {t('Admin.Payment.LookAgain')}
        </button>
      </div>
    </section>
  );
}

const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** As near as it matters: seconds while somebody waits for it. */
function agoText(t: AdminTranslate, at: string): string {
  const seconds = Math.max(0, Math.round(Temporal.Now.instant().since(at).total('seconds')));
  const [unit, size] = UNITS.find(([, one]) => seconds >= one) ?? (['second', 1] as const);
  return t(`Admin.Payment.Ago.${unit}`, { count: Math.floor(seconds / size) });
}
