import { classNames } from '@tallrik/ui/class-names';
import { useState } from 'react';
import { Icon } from '../../shared/icon/Icon.tsx';
import { useTranslate } from '../../shared/messages/use-messages.tsx';
import styles from './DoneList.module.css';
import type { BoardOrder } from './board.ts';
import type { OrderCardContent } from './order-card.ts';
import { OrderRow } from './OrderRow.tsx';

/** What left the board today: folded away until somebody asks; on a phone a tab of its own, always open. */
export function DoneList(props: {
  cards: readonly OrderCardContent[];
  isShown: boolean;
  onOpen: (order: BoardOrder) => void;
}) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const { cards } = props;
  return (
    <section className={classNames(styles.done, props.isShown && styles.isShown)}>
      <h2 className={styles.head}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {t('Console.Board.DoneToday')}
          <span className={styles.count}>{cards.length}</span>
          <Icon name="chevron" />
        </button>
      </h2>
      <ul className={classNames(styles.rows, !isOpen && styles.isFolded)}>
        {cards.map((card) => (
          <li key={card.order.id}>
            <OrderRow
              order={card.order}
              time={[card.timing.value, card.timing.season].filter(Boolean).join(', ')}
              onOpen={props.onOpen}
            />
          </li>
        ))}
        {cards.length === 0 && <li className={styles.empty}>{t('Console.Board.Empty.Done')}</li>}
      </ul>
    </section>
  );
}
