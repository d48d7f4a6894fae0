import { formatMoneyExact } from '@tallrik/domain/money/format-money';
import { minor } from '@tallrik/domain/money/minor';
import { Link } from 'react-router';
import { dateTimeText } from '../../../shared/clock/venue-time.ts';
import { ModalSheet } from '../../../shared/controls/ModalSheet.tsx';
import { useOfficeLink } from '../office/office-address.ts';
import { Remote } from '../parts/Remote.tsx';
import { useAdminText } from '../use-admin-text.tsx';
import { useLedgerPayment } from './ledger-query.ts';
import styles from './Ledger.module.css';

/** A payment with everything that happened to it, and what the provider told (MONEY-13). */
export function PaymentSheet(props: { companyId: string; id: string; onClose: () => void }) {
  const t = useAdminText();
  const link = useOfficeLink();
  const query = useLedgerPayment(props.companyId, props.id);
  return (
    <ModalSheet
      open
      onClose={props.onClose}
      side="end"
      title={t('Admin.Ledger.Payment')}
      closeLabel={t('Console.Close')}
    >
      <Remote query={query}>
        {(payment) => {
          const money = (amount: number) => formatMoneyExact(minor(amount), payment.currency);
          const at = (moment: string) =>
            dateTimeText(t, Temporal.Instant.from(moment), payment.timeZone);
          return (
            <div className={styles.payment}>
              <p className={styles.head}>
                <b>
                  {payment.counterKind === null
                    ? t(`Admin.Orders.Kind.${payment.kind}`)
                    : t(`Admin.Bills.Kind.${payment.counterKind}`)}
                </b>
                <b>{money(payment.amount)}</b>
              </p>
              <p className={styles.muted}>
                {at(payment.createdAt)}, {payment.venueName}
              </p>
              {payment.pspReference !== null && (
                <p className={styles.muted}>
                  {t('Admin.Orders.Reference')}: {payment.pspReference}
                </p>
              )}
              {payment.orderId !== null && payment.orderNumber !== null && (
                <Link className={styles.link} to={link(`orders/${payment.orderId}`)}>
                  {t('Console.Order.Number', { number: payment.orderNumber })}
                </Link>
              )}
              <h3 className={styles.part}>{t('Admin.Ledger.Entries')}</h3>
              <ol className={styles.story}>
                {payment.entries.map((entry) => (
                  <li key={entry.id}>
                    <span>
                      {t(`Admin.Ledger.Entry.${entry.entry}`)}
                      <span className={styles.muted}>{at(entry.at)}</span>
                      {entry.providerReference !== null && (
                        <span className={styles.muted}>{entry.providerReference}</span>
                      )}
                    </span>
                    <span>{money(entry.amount)}</span>
                  </li>
                ))}
              </ol>
              {payment.notices.length > 0 && (
                <>
                  <h3 className={styles.part}>{t('Admin.Ledger.Notices')}</h3>
                  <ol className={styles.story}>
                    {payment.notices.map((notice) => (
                      <li key={notice.id}>
                        <span>
                          {notice.name}
                          <span className={styles.muted}>{at(notice.receivedAt)}</span>
                          {notice.reason !== null && (
                            <span className={styles.muted}>{notice.reason}</span>
                          )}
                        </span>
                        <span>{notice.outcome ?? t('Admin.Ledger.Unread')}</span>
                      </li>
                    ))}
                  </ol>
                </>
              )}
            </div>
          );
        }}
      </Remote>
    </ModalSheet>
  );
}
