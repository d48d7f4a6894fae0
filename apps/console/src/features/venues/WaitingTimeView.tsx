import { DEFAULT_WAIT_MINUTES } from '@tallrik/domain/venues/minimum-wait';
import { Icon } from '../../shared/icon/Icon.tsx';
import { useTranslate } from '../../shared/messages/use-messages.tsx';
import styles from './WaitingTimeView.module.css';

export const WAIT_STEP_MINUTES = 5;
const SHORTEST_MINUTES = 5;
/** A kitchen that needs longer should pause instead. */
const LONGEST_MINUTES = 120;

/** The kitchen's current waiting time; null means that nobody has set one lately (D-32). */
export function WaitingTimeView(props: {
  minutes: number | null;
  onChange: (minutes: number) => void;
}) {
  const t = useTranslate();
  const minutes = props.minutes ?? DEFAULT_WAIT_MINUTES;
  const step = (by: number) =>
    props.onChange(Math.min(LONGEST_MINUTES, Math.max(SHORTEST_MINUTES, minutes + by)));
  return (
    <div className={styles.wait} role="group" aria-label={t('Console.Wait.Label')}>
      <span className={styles.label} aria-hidden="true">
        {t('Console.Wait.Short')}
      </span>
      <div className={styles.stepper}>
        <button
          type="button"
          className={styles.step}
          aria-label={t('Console.Wait.Less')}
          disabled={minutes <= SHORTEST_MINUTES}
          onClick={() => step(-WAIT_STEP_MINUTES)}
        >
          <Icon name="minus" />
        </button>
        <output className={styles.minutes}>
          {minutes} <small>{t('Console.Time.Minutes')}</small>
        </output>
        <button
          type="button"
          className={styles.step}
          aria-label={t('Console.Wait.More')}
          disabled={minutes >= LONGEST_MINUTES}
          onClick={() => step(WAIT_STEP_MINUTES)}
        >
          <Icon name="plus" />
        </button>
      </div>
    </div>
  );
}
