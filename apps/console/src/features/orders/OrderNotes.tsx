import { formatMoney } from '@tallrik/domain/money/format-money';
import { minor } from '@tallrik/domain/money/minor';
import { classNames } from '@tallrik/ui/class-names';
import { Icon, type IconName } from '../../shared/icon/Icon.tsx';
import { useTranslate } from '../../shared/speech/use-speech.tsx';
import type { BoardOrder } from './board.ts';
import styles from './OrderCard.module.css';

const Note = (props: { kind: 'check' | 'comment'; icon: IconName; text: string }) => (
  <p className={classNames(styles.note, styles[props.kind])}>
    <Icon name={props.icon} />
    <span>{props.text}</span>
  </p>
);

/** Ask for identification at handover (D-49). */
export function AgeNote({ order }: { order: BoardOrder }) {
  const t = useTranslate();
  if (!order.items.some((item) => item.ageRestricted)) return null;
  return <Note kind="check" icon="identity" text={t('Console.Order.CheckAge')} />;
}

/** The guest's words. */
export const CommentNote = ({ order }: { order: BoardOrder }) =>
  order.comment ? <Note kind="comment" icon="comment" text={order.comment} /> : null;

export function PaymentLine({ order }: { order: BoardOrder }) {
  const t = useTranslate();
  const amount = formatMoney(minor(order.total), order.currency);
  // A free order has no payment, and nothing is owed.
  const isSettled = order.isPaid || order.total === 0;
  return isSettled ? (
    <p className={styles.payment}>
      <span className={styles.paid}>
        <Icon name="paid" size="small" />
      </span>
      {t('Console.Order.Paid')}
      <span className={styles.amount}>{amount}</span>
    </p>
  ) : (
    <p className={styles.payment}>
      <b className={styles.owed}>
        {order.isPayLater ? t('Console.Order.PayLater') : t('Console.Order.NotPaid')}
      </b>
      <span className={styles.amount}>{t('Console.Order.AmountDue', { amount })}</span>
    </p>
  );
}
