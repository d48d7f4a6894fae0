import { classNames } from '@tallrik/ui/class-names';
import controls from '../../shared/controls/controls.module.css';
import page from '../../shared/controls/page.module.css';
import { useTranslate } from '../../shared/messages/use-messages.tsx';
import styles from './RecoveryCodes.module.css';

/** Shown once: each opens the door once when the phone is lost. */
export function RecoveryCodes(props: { codes: readonly string[]; onSaved: () => void }) {
  const t = useTranslate();
  return (
    <div className={styles.recovery} role="group" aria-label={t('Console.Recovery.Title')}>
      <p className={page.notice} role="status">
        {t('Console.Recovery.Text')}
      </p>
      <ul className={styles.codes}>
        {props.codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={classNames(controls.solid, controls.big)}
        onClick={props.onSaved}
      >
        {t('Console.Recovery.Kept')}
      </button>
    </div>
  );
}
