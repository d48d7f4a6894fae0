import { classNames } from '@tallrik/ui/class-names';
import { useTranslate } from '../../shared/messages/use-messages.tsx';
import type { BoardOrder } from './board.ts';
import { OrderActions, type OrderActionsProps } from './OrderActions.tsx';
import styles from './OrderCard.module.css';
import { OrderCardHead } from './OrderCardHead.tsx';
import { OrderItems } from './OrderItems.tsx';
import { StationNotes } from './StationNotes.tsx';
import { AgeNote, AllergensLine, CommentNote, PaymentLine } from './OrderNotes.tsx';

export type OrderCardProps = OrderActionsProps & {
  /** Everything about the order, and its story. */
  onOpen: (order: BoardOrder) => void;
};

export function OrderCard({ card, onOpen, ...actions }: OrderCardProps) {
  const t = useTranslate();
  const { order } = card;
  const isReady = order.status === 'READY' || card.isPartReady;
  return (
    <article
      className={classNames(
        styles.card,
        card.alarm === 'NEW' && styles.isNew,
        card.alarm === 'HURRY' && styles.isHurried,
        card.alarm === 'LAST' && styles.isLast,
        card.alarm === 'LATE' && styles.isLate,
      )}
      tabIndex={-1}
      aria-label={t('Console.Order.Number', { number: order.easyId })}
    >
      <OrderCardHead {...card} onOpen={onOpen} />
      <div className={styles.body}>
        {isReady ? (
          <p className={styles.brief}>{inBrief(card.items)}</p>
        ) : (
          <OrderItems items={card.items} />
        )}
        <StationNotes card={card} />
        {!isReady && <AllergensLine order={order} />}
        <AgeNote order={order} />
        {!isReady && <CommentNote order={order} />}
        <PaymentLine order={order} />
      </div>
      <OrderActions card={card} {...actions} />
    </article>
  );
}

const inBrief = (items: BoardOrder['items']): string =>
  items.map(({ quantity, title }) => `${quantity} ${title}`).join(', ');
