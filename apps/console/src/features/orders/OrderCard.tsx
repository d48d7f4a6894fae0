import { minor } from '@tallrik/domain/money/minor';
import { formatMoney } from '@tallrik/domain/money/format-money';
import { classNames } from '@tallrik/ui/class-names';
import { Icon, type IconName } from '../../shared/icon/Icon.tsx';
import { useTranslate } from '../../shared/speech/use-speech.tsx';
import { AcceptActions } from './AcceptActions.tsx';
import type { BoardOrder } from './board.ts';
import styles from './OrderCard.module.css';
import { OrderCardHead } from './OrderCardHead.tsx';
import { OrderItems } from './OrderItems.tsx';
import { nextStep, type OrderCardContent } from './order-card.ts';
import type { PendingMove } from './move-outbox.ts';

export type CardMove = Pick<PendingMove, 'to' | 'estimatedMinutes'>;

export type OrderCardProps = {
  card: OrderCardContent;
  onMove: (order: BoardOrder, move: CardMove) => void;
  onReject: (order: BoardOrder) => void;
};

export function OrderCard({ card, onMove, onReject }: OrderCardProps) {
  const t = useTranslate();
  const { order, accept } = card;
  const step = nextStep(order.status);
  const isReady = order.status === 'READY';
  return (
    <article
      className={classNames(
        styles.card,
        card.alarm === 'NEW' && styles.isNew,
        card.alarm === 'LATE' && styles.isLate,
      )}
      aria-label={t('Console.Order.Number', { number: order.easyId })}
    >
      <OrderCardHead {...card} />
      <div className={styles.body}>
        {isReady ? (
          <p className={styles.brief}>{inBrief(order)}</p>
        ) : (
          <OrderItems items={order.items} />
        )}
        {order.items.some((item) => item.ageRestricted) && (
          <Note kind="check" icon="identity" text={t('Console.Order.CheckAge')} />
        )}
        {order.comment && !isReady && <Note kind="comment" icon="comment" text={order.comment} />}
        <PaymentLine order={order} />
      </div>
      <div className={styles.foot}>
        {accept ? (
          <AcceptActions
            accept={accept}
            onAccept={(estimatedMinutes) => onMove(order, { to: 'ACCEPTED', estimatedMinutes })}
            onReject={() => onReject(order)}
          />
        ) : (
          step && (
            <div className={styles.actions}>
              {card.canReject && (
                <button type="button" className={styles.reject} onClick={() => onReject(order)}>
                  {t('Console.Order.Reject')}
                </button>
              )}
              <button
                type="button"
                className={styles.go}
                onClick={() => onMove(order, { to: step })}
              >
                <Icon name="check" size="large" />
                {stepText(t, order)}
              </button>
            </div>
          )
        )}
      </div>
    </article>
  );
}

const inBrief = (order: BoardOrder): string =>
  order.items.map(({ quantity, title }) => `${quantity} ${title}`).join(', ');

function stepText(t: ReturnType<typeof useTranslate>, order: BoardOrder): string {
  if (order.status !== 'READY') return t('Console.Order.MarkReady');
  return order.table ? t('Console.Order.Served') : t('Console.Order.PickedUp');
}

const Note = (props: { kind: 'check' | 'comment'; icon: IconName; text: string }) => (
  <p className={classNames(styles.note, styles[props.kind])}>
    <Icon name={props.icon} />
    <span>{props.text}</span>
  </p>
);

function PaymentLine({ order }: { order: BoardOrder }) {
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
