import { Icon } from '../../shared/icon/Icon.tsx';
import { useTranslate } from '../../shared/messages/use-messages.tsx';
import styles from '../../shared/controls/message-bar.module.css';

/** Above everything: since when nothing arrives, that nothing is lost, and what to do. */
export function OfflineBar(props: { seconds: number; waiting: number; onTryNow: () => void }) {
  const t = useTranslate();
  const time = `${Math.floor(props.seconds / 60)}:${String(props.seconds % 60).padStart(2, '0')}`;
  return (
    <div className={styles.offline}>
      <Icon name="offline" size="large" />
      {/* The clock changes every second; read aloud each time, it would drown everything else. */}
      <div className={styles.words} role="alert">
        <p aria-hidden="true">{t('Console.Offline.Title', { time })}</p>
        <p className={styles.more}>
          {props.waiting > 0
            ? t('Console.Offline.Text', { count: props.waiting })
            : t('Console.Offline.Calm')}
        </p>
      </div>
      <button
        type="button"
        className={styles.tryNow}
        aria-label={t('Console.Offline.TryNow')}
        onClick={props.onTryNow}
      >
        <Icon name="refresh" />
        <span className={styles.tryNowText}>{t('Console.Offline.TryNow')}</span>
      </button>
    </div>
  );
}
