import { REJECT_REASONS } from '@tallrik/domain/orders/order';
import { classNames } from '@tallrik/ui/class-names';
import { useState } from 'react';
import { Icon } from '../../shared/icon/Icon.tsx';
import { useTranslate } from '../../shared/speech/use-speech.tsx';
import styles from './DoneList.module.css';
import type { OrderCardContent } from './order-card.ts';

/** What left the board today: folded away until somebody asks; on a phone a tab of its own, always open. */
export function DoneList(props: { cards: readonly OrderCardContent[]; isShown: boolean }) {
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
          <DoneRow key={card.order.id} {...card} />
        ))}
        {cards.length === 0 && <li className={styles.empty}>{t('Console.Board.Empty.Done')}</li>}
      </ul>
    </section>
  );
}

function DoneRow({ order, timing }: OrderCardContent) {
  const t = useTranslate();
  const isRejected = order.status === 'REJECTED';
  return (
    <li className={styles.row}>
      <b className={styles.number}>{order.easyId}</b>
      <span className={styles.what}>
        <span>{order.items.map(({ quantity, title }) => `${quantity} ${title}`).join(', ')}</span>
        <span className={classNames(styles.end, isRejected && styles.rejected)}>
          {isRejected
            ? `${t('Console.Order.REJECTED')}: ${t(reasonKey(order.rejectReason))}`
            : t('Console.Order.COMPLETED')}
        </span>
      </span>
      <time>{timing.value}</time>
    </li>
  );
}

/** Whatever is not one of the four is the timer's: nobody answered (D-92). */
function reasonKey(reason: string | null) {
  const known = REJECT_REASONS.find((candidate) => candidate === reason);
  return `Console.Reject.${known ?? 'NO_RESPONSE'}` as const;
}
