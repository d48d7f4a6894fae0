import { classNames } from '@tallrik/ui/class-names';
import { useMemo, useRef, type ReactNode } from 'react';
import { Icon } from '../../shared/icon/Icon.tsx';
import { useTranslate } from '../../shared/messages/use-messages.tsx';
import styles from './BoardColumn.module.css';
import type { Column } from './board-columns.ts';
import type { OrderCardContent } from './order-card.ts';
import type { BoardOrder } from './board.ts';
import { OrderCard, type OrderCardProps } from './OrderCard.tsx';
import state from './order-state.module.css';
import { useFocusNextCard } from './use-focus-next-card.ts';
import { useHiddenBelow } from './use-hidden-below.ts';

export type BoardColumnProps = Omit<OrderCardProps, 'card'> & {
  column: Exclude<Column, 'DONE' | 'SCHEDULED'>;
  title: string;
  cards: readonly OrderCardContent[];
  empty: { title: string; text?: string };
  /** On a phone only one column is on the screen. */
  isShown: boolean;
  /** Changes with the density of the cards and the width of the columns. */
  arrangement: string;
  /** What stands below the cards. */
  foot?: ReactNode;
};

export function BoardColumn(props: BoardColumnProps) {
  const t = useTranslate();
  const stack = useRef<HTMLDivElement>(null);
  const { cards } = props;
  const hidden = useHiddenBelow(stack, `${cards.length} ${props.arrangement}`);
  const ids = useMemo(() => cards.map(({ order }) => order.id), [cards]);
  const leave = useFocusNextCard(stack, ids);
  const move: OrderCardProps['onMove'] = (order: BoardOrder, step) => {
    leave(order.id);
    props.onMove(order, step);
  };
  const overdue = cards.filter(({ alarm }) => alarm === 'LATE').length;
  const isNewHidden = cards
    .slice(cards.length - hidden)
    .some(({ alarm }) => alarm !== null && alarm !== 'LATE');
  const scrollOn = () =>
    stack.current?.scrollBy({ top: stack.current.clientHeight * 0.8, behavior: 'smooth' });

  return (
    <section
      className={classNames(styles.column, state[props.column], props.isShown && styles.isShown)}
      aria-label={t('Console.Board.Column', { column: props.title, count: cards.length })}
    >
      <header className={styles.head}>
        <span className={styles.dot} />
        <h2>{props.title}</h2>
        <span className={styles.count}>{cards.length}</span>
        {overdue > 0 && (
          <span className={styles.overdue}>{t('Console.Board.Overdue', { count: overdue })}</span>
        )}
        {hidden > 0 && (
          <button
            type="button"
            className={classNames(styles.below, isNewHidden && styles.isNewHidden)}
            aria-label={t('Console.Board.Below', { count: hidden })}
            onClick={scrollOn}
          >
            <span className={styles.belowText}>{t('Console.Board.Below', { count: hidden })}</span>
            <span className={styles.belowCount}>{hidden}</span>
            <Icon name="down" />
          </button>
        )}
      </header>
      <div ref={stack} className={styles.stack} tabIndex={-1}>
        {cards.map((card) => (
          <OrderCard
            key={card.order.id}
            card={card}
            onMove={move}
            onExtend={props.onExtend}
            onReject={props.onReject}
            onPutAside={props.onPutAside}
            onOpen={props.onOpen}
          />
        ))}
        {cards.length === 0 && (
          <div className={styles.empty}>
            <p className={styles.emptyTitle}>{props.empty.title}</p>
            {props.empty.text && <p>{props.empty.text}</p>}
          </div>
        )}
      </div>
      {props.foot}
    </section>
  );
}
