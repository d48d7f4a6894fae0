import { classNames } from '@tallrik/ui/class-names';
import { Icon } from '../../shared/icon/Icon.tsx';
import { useTranslate } from '../../shared/messages/use-messages.tsx';
import type { OrderCardContent } from './order-card.ts';
import styles from './StationNotes.module.css';

/** What other stations have to do with an order (KITCHEN-02, KITCHEN-03). */
export function StationNotes({ card }: { card: OrderCardContent }) {
  const t = useTranslate();
  const isCooked = card.order.status === 'ACCEPTED' || card.order.status === 'FINALIZING';
  return (
    <>
      {!card.isPartReady &&
        card.elsewhere.map(({ station, count }) => (
          <p key={station} className={styles.elsewhere}>
            {t('Console.Ticket.More', { count, station })}
          </p>
        ))}
      {isCooked && card.progress.length > 0 && (
        <ul className={styles.progress}>
          {card.progress.map(({ station, isReady }) => (
            <li key={station} className={classNames(styles.part, isReady && styles.isReady)}>
              <Icon name={isReady ? 'check' : 'clock'} size="small" />
              {isReady ? t('Console.Station.Ready', { station }) : station}
            </li>
          ))}
        </ul>
      )}
      {card.isPartReady && <p className={styles.elsewhere}>{t('Console.Station.Waits')}</p>}
    </>
  );
}
