import { formatMoneyExact } from '@tallrik/domain/money/format-money';
import { minor } from '@tallrik/domain/money/minor';
import { Link } from 'react-router';
import { dateTimeText } from '../../../shared/clock/venue-time.ts';
import { useMessages } from '../../../shared/messages/use-messages.tsx';
import { useOfficeLink } from '../office/office-address.ts';
import rows from '../parts/rows.module.css';
import { useAdminText } from '../use-admin-text.tsx';
import { dayText } from './day-text.ts';
import type { OfficeOrder } from './orders-query.ts';
import styles from './OrderPage.module.css';

/** What a guest's bank says against the payment, how far it has come and by when to answer (MONEY-32). */
export function OrderChargebacks(props: { order: OfficeOrder; mayRead: boolean }) {
  const t = useAdminText();
  const { language } = useMessages();
  const link = useOfficeLink();
  const { row, chargebacks } = props.order;
  const money = (amount: number) => formatMoneyExact(minor(amount), row.currency);
  return chargebacks.map(({ reference, stage, disputed, answerBy, needsPerson, told }) => (
    <section key={reference} aria-label={t('Admin.Chargeback.Title')} className={styles.dispute}>
      <p className={needsPerson ? styles.owed : styles.when} role="status">
        {t(`Admin.Chargeback.${stage}`, { amount: money(disputed) })}{' '}
        {answerBy !== null &&
          t('Admin.Chargeback.AnswerBy', { day: dayText(language, answerBy, row.timeZone) })}
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>{t('Admin.Chargeback.Reference')}</dt>
          <dd className={styles.reference}>{reference}</dd>
        </div>
        {told.map((notice) => (
          <div key={notice.stage} className={styles.refund}>
            <dt>
              {dateTimeText(t, Temporal.Instant.from(notice.at), row.timeZone)}
              {notice.reason !== '' && <span className={styles.why}>{notice.reason}</span>}
            </dt>
            <dd>
              <span className={notice.stage === 'CHARGEBACK_REVERSED' ? rows.tag : rows.bad}>
                {t(`Admin.Chargeback.Stage.${notice.stage}`)}
              </span>{' '}
              {money(notice.amount)}
            </dd>
          </div>
        ))}
      </dl>
      {needsPerson && props.mayRead && (
        <p className={styles.when}>
          {t('Admin.Chargeback.HowTo')}{' '}
          <Link to={link('reports/findings')}>{t('Admin.Finding.Title')}</Link>
        </p>
      )}
    </section>
  ));
}
