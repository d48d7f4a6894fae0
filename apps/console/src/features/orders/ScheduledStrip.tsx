import { useState } from 'react';
import { Icon } from '../../shared/icon/Icon.tsx';
import { useTranslate } from '../../shared/messages/use-messages.tsx';
import type { BoardOrder } from './board.ts';
import type { OrderCardContent } from './order-card.ts';
import styles from './ScheduledStrip.module.css';

export type ScheduledStripProps = {
  cards: readonly OrderCardContent[];
  onOpen: (order: BoardOrder) => void;
};

/** Accepted orders for later, below what is being prepared: they come up by themselves when their time has come. */
export function ScheduledStrip({ cards, onOpen }: ScheduledStripProps) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(true);
  const title = t('Console.Board.Scheduled');
  if (cards.length === 0) return null;
  return (
    <section
      className={styles.strip}
      aria-label={t('Console.Board.Column', { column: title, count: cards.length })}
    >
      <h3>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="clock" />
          {title}
          <span className={styles.count}>{cards.length}</span>
          <Icon name="chevron" />
        </button>
      </h3>
      {isOpen && (
        <ul className={styles.rows}>
          {cards.map(({ order, beginsIn, timing }) => (
            <li key={order.id}>
              <button
                type="button"
                className={styles.row}
                aria-haspopup="dialog"
                onClick={() => onOpen(order)}
              >
                <b className={styles.number}>{order.easyId}</b>
                <span className={styles.what}>
                  <span>{t('Console.Scheduled.BeginsIn', { time: beginsIn })}</span>
                  <span className={styles.dishes}>
                    {order.items
                      .map(({ quantity, title: dish }) => `${quantity} ${dish}`)
                      .join(', ')}
                  </span>
                </span>
                <span className={styles.time}>
                  {timing.label} <b>{timing.value}</b> {timing.unit || timing.season}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
