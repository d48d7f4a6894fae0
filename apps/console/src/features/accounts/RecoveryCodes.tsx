import { classNames } from '@tallrik/ui/class-names';
import { createPortal } from 'react-dom';
import controls from '../../shared/controls/controls.module.css';
import { Icon } from '../../shared/icon/Icon.tsx';
import page from '../../shared/controls/page.module.css';
import { useTranslate } from '../../shared/messages/use-messages.tsx';
import { useServices } from '../../shared/services.tsx';
import styles from './RecoveryCodes.module.css';

/** Margins every printer can keep. */
const PAGE_RULE = '@page { margin: 20mm; }';

/** Shown once: each opens the door once when the phone is lost. */
export function RecoveryCodes(props: { codes: readonly string[]; onSaved: () => void }) {
  const t = useTranslate();
  const { printer } = useServices();
  return (
    <div className={styles.recovery} role="group" aria-label={t('Console.Recovery.Title')}>
      <p className={page.notice} role="status">
        {t('Console.Recovery.Text')}
      </p>
      <Codes className={styles.codes} codes={props.codes} />
      <button
        type="button"
        className={classNames(controls.line, controls.big)}
        onClick={() => void printer.print(PAGE_RULE)}
      >
        <Icon name="printer" />
        {t('Console.Recovery.Print')}
      </button>
      <button
        type="button"
        className={classNames(controls.solid, controls.big)}
        onClick={props.onSaved}
      >
        {t('Console.Recovery.Kept')}
      </button>
      {/* Beside the app, which is not printed (base.css); the sheet below would cut a long list. */}
      {createPortal(
        <div className={styles.printed} aria-hidden="true" data-paper>
          <h1>{t('Console.Recovery.Title')}</h1>
          <Codes className={styles.onPaper} codes={props.codes} />
        </div>,
        document.body,
      )}
    </div>
  );
}

const Codes = (props: { className: string | undefined; codes: readonly string[] }) => (
  <ul className={props.className}>
    {props.codes.map((code) => (
      <li key={code}>
        <code>{code}</code>
      </li>
    ))}
  </ul>
);
