import { mentionsAllergy } from '@tallrik/domain/orders/allergy-words';
import { classNames } from '@tallrik/ui/class-names';
import { useTranslate } from '../../shared/speech/use-speech.tsx';
import type { Paper } from '../../shared/storage/device-memory.ts';
import type { BoardOrder } from './board.ts';
import { allergensOfOrder, paymentKey } from './OrderNotes.tsx';
import styles from './Ticket.module.css';

export type TicketProps = {
  order: BoardOrder;
  paper: Paper;
  venueName: string;
  /** On the wall of the restaurant. */
  createdAt: string;
  /** When it is wanted or promised; null when nobody has said. */
  dueAt: string | null;
};

/** What the printer in the kitchen puts on paper: black on white, no prices, nothing that needs a colour. */
export function Ticket({ order, paper, venueName, createdAt, dueAt }: TicketProps) {
  const t = useTranslate();
  const service = t(`Console.Order.${order.type}`);
  const allergens = allergensOfOrder(order).join(', ');
  return (
    <article className={classNames(styles.ticket, styles[`paper${paper}`])} data-ticket={paper}>
      <p className={styles.number}>{order.easyId}</p>
      <p className={styles.where}>
        {order.table ? t('Console.Order.Table', { number: order.table.code }) : service}
      </p>
      {order.guestName && <p className={styles.guest}>{order.guestName}</p>}
      {dueAt && <p className={styles.due}>{t('Console.Order.For', { time: dueAt })}</p>}
      <ul className={styles.lines}>
        {order.items.map((item, position) => (
          <li key={`${position}-${item.title}`} className={styles.line}>
            <b className={styles.quantity}>{item.quantity}×</b>
            <div>
              <b>{item.title}</b>
              {item.variations.map((name) => (
                <p key={`+${name}`}>+ {name}</p>
              ))}
              {item.removedVariations.map((name) => (
                <p key={`-${name}`} className={styles.removed}>
                  {t('Console.Order.Removed', { name })}
                </p>
              ))}
            </div>
          </li>
        ))}
      </ul>
      {allergens !== '' && (
        <p className={styles.allergens}>{t('Console.Order.Allergy', { allergens })}</p>
      )}
      {order.comment && (
        <p className={mentionsAllergy(order.comment) ? styles.allergy : styles.comment}>
          {order.comment}
        </p>
      )}
      {order.items.some((item) => item.ageRestricted) && (
        <p className={styles.comment}>{t('Console.Order.CheckAge')}</p>
      )}
      <p className={styles.payment}>{t(paymentKey(order))}</p>
      <p className={styles.origin}>
        {venueName} {createdAt}
      </p>
    </article>
  );
}
