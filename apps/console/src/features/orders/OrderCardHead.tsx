import { Icon } from '../../shared/icon/Icon.tsx';
import { useTranslate } from '../../shared/messages/use-messages.tsx';
import type { BoardOrder } from './board.ts';
import styles from './OrderCard.module.css';
import type { OrderCardContent } from './order-card.ts';

/** Readable at two metres: number, where it goes, how long. */
export function OrderCardHead({
  order,
  timing,
  alarm,
  isPutAside,
  onOpen,
}: OrderCardContent & { onOpen: (order: BoardOrder) => void }) {
  const t = useTranslate();
  const service = t(`Console.Order.${order.type}`);
  return (
    <header className={styles.head}>
      <h3 className={styles.number}>
        {/* Its target is the whole head: a wet thumb does not hit a number. */}
        <button
          type="button"
          className={styles.open}
          aria-haspopup="dialog"
          aria-label={t('Console.Order.Open', { number: order.easyId })}
          onClick={() => onOpen(order)}
        >
          {order.easyId}
        </button>
      </h3>
      <div className={styles.where}>
        <p className={styles.service}>
          <Icon name={order.type === 'EAT_HERE' ? 'cutlery' : 'bag'} size="large" />
          <span>
            {order.table ? t('Console.Order.Table', { number: order.table.code }) : service}
          </span>
        </p>
        {(order.isTest || alarm === 'NEW' || isPutAside || order.table || order.guestName) && (
          <p className={styles.detail}>
            {order.isTest && <b className={styles.aside}>TEST</b>}
            {isPutAside && <b className={styles.aside}>{t('Console.Order.IsPutAside')}</b>}
            {alarm === 'NEW' && !isPutAside && (
              <b className={styles.new}>{t('Console.Order.New')}</b>
            )}
            {order.table && <span>{service}</span>}
            {order.guestName && <span className={styles.guest}>{order.guestName}</span>}
          </p>
        )}
      </div>
      <p className={styles.time}>
        {timing.label}{' '}
        <b className={styles.figure}>
          {timing.value} {timing.unit && <small>{timing.unit}</small>}
        </b>
        {timing.season && <span className={styles.season}>{timing.season}</span>}
      </p>
    </header>
  );
}
