import { formatMoney } from '@tallrik/domain/money/format-money';
import { minor } from '@tallrik/domain/money/minor';
import { mentionsAllergy } from '@tallrik/domain/orders/allergy-words';
import { classNames } from '@tallrik/ui/class-names';
import { Icon, type IconName } from '../../shared/icon/Icon.tsx';
import { useTranslate } from '../../shared/messages/use-messages.tsx';
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

/** The guest's words; those that speak of an allergy are not one of many remarks (F-76). */
export function CommentNote({ order }: { order: BoardOrder }) {
  if (!order.comment) return null;
  return mentionsAllergy(order.comment) ? (
    <Note kind="check" icon="alert" text={order.comment} />
  ) : (
    <Note kind="comment" icon="comment" text={order.comment} />
  );
}

/** What the dishes of the order contain, each named once (D-50). */
export const allergensOfOrder = (order: BoardOrder): readonly string[] => [
  ...new Set(order.items.flatMap(({ allergens }) => allergens)),
];

export function AllergensLine({ order }: { order: BoardOrder }) {
  const t = useTranslate();
  const allergens = allergensOfOrder(order).join(', ');
  if (allergens === '') return null;
  return <p className={styles.allergens}>{t('Console.Order.Allergy', { allergens })}</p>;
}

/** How the money stands, in a word. */
export function paymentKey(order: BoardOrder) {
  // A free order has no payment, and nothing is owed.
  if (order.isPaid || order.total === 0) return 'Console.Order.Paid';
  if (order.isOnInvoice) return 'Console.Order.Invoice';
  return order.isPayLater ? 'Console.Order.PayLater' : 'Console.Order.NotPaid';
}

export function PaymentLine({ order }: { order: BoardOrder }) {
  const t = useTranslate();
  const amount = formatMoney(minor(order.total), order.currency);
  const key = paymentKey(order);
  return key === 'Console.Order.Paid' ? (
    <p className={styles.payment}>
      <span className={styles.paid}>
        <Icon name="paid" size="small" />
      </span>
      {t(key)}
      <span className={styles.amount}>{amount}</span>
    </p>
  ) : (
    <p className={styles.payment}>
      <b className={styles.owed}>{t(key)}</b>
      <span className={styles.amount}>{t('Console.Order.AmountDue', { amount })}</span>
    </p>
  );
}
