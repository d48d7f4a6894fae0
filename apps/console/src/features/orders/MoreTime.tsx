import { EXTENSION_MINUTES, type ExtensionMinutes } from '@tallrik/domain/orders/extend-promise';
import { classNames } from '@tallrik/ui/class-names';
import controls from '../../shared/controls/controls.module.css';
import { useTranslate } from '../../shared/messages/use-messages.tsx';
import styles from './OrderActions.module.css';

/** How many minutes more the guest is promised; one tap says it. */
export function MoreTime(props: { onAdd: (minutes: ExtensionMinutes) => void }) {
  const t = useTranslate();
  return (
    <fieldset className={controls.choices} aria-label={t('Console.Order.MoreTime')}>
      {EXTENSION_MINUTES.map((minutes) => (
        <button
          key={minutes}
          type="button"
          className={classNames(controls.choice, styles.more)}
          aria-label={t('Console.Order.AddMinutes', { minutes })}
          onClick={() => props.onAdd(minutes)}
        >
          +{minutes} {t('Console.Time.Minutes')}
        </button>
      ))}
    </fieldset>
  );
}
