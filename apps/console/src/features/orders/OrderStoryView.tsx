import { formatDate } from '@tallrik/domain/time/format-date-time';
import { classNames } from '@tallrik/ui/class-names';
import { timeText } from '../../shared/clock/venue-time.ts';
import controls from '../../shared/controls/controls.module.css';
import { Icon, type IconName } from '../../shared/icon/Icon.tsx';
import { useTranslate } from '../../shared/messages/use-messages.tsx';
import styles from './OrderStoryView.module.css';
import type { StoryLine, StoryActor } from '../../shared/story/story-line.ts';

const ICONS: Readonly<Record<StoryActor, IconName>> = {
  GUEST: 'phone',
  PAYMENT: 'card',
  KITCHEN: 'cutlery',
  SYSTEM: 'settings',
};

export function OrderStoryView(props: {
  /** Oldest first; null while they are on their way. */
  lines: readonly StoryLine[] | null;
  timeZone: string;
  error: string | null;
  onRetry: () => void;
}) {
  const t = useTranslate();
  if (props.error) {
    return (
      <div className={styles.problem} role="alert">
        <p>{props.error}</p>
        <button type="button" className={controls.line} onClick={props.onRetry}>
          {t('Console.TryAgain')}
        </button>
      </div>
    );
  }
  if (!props.lines) return <p className={styles.loading}>{t('Console.Loading')}</p>;
  return (
    <ol className={styles.story}>
      {props.lines.map((line, position) => {
        const at = Temporal.Instant.fromEpochMilliseconds(line.atMs);
        const day = formatDate(at, props.timeZone);
        const before = props.lines?.[position - 1];
        const isNewDay =
          !before ||
          formatDate(Temporal.Instant.fromEpochMilliseconds(before.atMs), props.timeZone) !== day;
        return (
          <li key={`${position}-${line.atMs}`} className={styles.entry}>
            {isNewDay && <p className={styles.day}>{day}</p>}
            <time className={styles.time}>{timeText(t, at, props.timeZone)}</time>
            <span className={classNames(styles.icon, styles[line.actor])}>
              <Icon name={ICONS[line.actor]} size="small" />
            </span>
            <span className={styles.words}>
              <b>{t(`Console.Story.${line.actor}`)}</b> {line.text}
            </span>
            {line.amount && <span className={styles.amount}>{line.amount}</span>}
          </li>
        );
      })}
    </ol>
  );
}
