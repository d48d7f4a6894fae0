import { classNames } from '@tallrik/ui/class-names';
import { useTranslate } from '../../shared/messages/use-messages.tsx';
import type { BoardOrder } from './board.ts';
import styles from './OrderRow.module.css';
import { statusText } from './status-text.ts';

/** One order in a list: number, what, how it ended. Opens its details. */
export function OrderRow(props: {
  order: BoardOrder;
  time: string;
  onOpen: (order: BoardOrder) => void;
}) {
  const t = useTranslate();
  const { order } = props;
  return (
    <button
      type="button"
      className={styles.row}
      aria-haspopup="dialog"
      onClick={() => props.onOpen(order)}
    >
      <b className={styles.number}>{order.easyId}</b>
      <span className={styles.what}>
        {order.guestName && <b>{order.guestName}</b>}
        <span>{order.items.map(({ quantity, title }) => `${quantity} ${title}`).join(', ')}</span>
        <span className={classNames(styles.end, styles[order.status])}>{statusText(t, order)}</span>
      </span>
      <time>{props.time}</time>
    </button>
  );
}
