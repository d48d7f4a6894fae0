import { useId, useRef, useState } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { useTranslate } from '../messages/use-messages.tsx';
import controls from './controls.module.css';
import styles from './CopyField.module.css';

/** A text to be taken elsewhere. Where the browser lends no clipboard (no TLS, no permission) it is marked for the hand. */
export function CopyField(props: { label: string; text: string }) {
  const t = useTranslate();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<'NEW' | 'COPIED' | 'BY_HAND'>('NEW');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(props.text);
      setState('COPIED');
    } catch {
      input.current?.focus();
      input.current?.select();
      setState('BY_HAND');
    }
  };
  return (
    <div className={controls.field}>
      <label className={controls.label} htmlFor={id}>
        {props.label}
      </label>
      <div className={styles.row}>
        <input
          ref={input}
          id={id}
          className={controls.input}
          readOnly
          value={props.text}
          onFocus={({ target }) => target.select()}
        />
        <button type="button" className={controls.solid} onClick={() => void copy()}>
          {state === 'COPIED' && <Icon name="check" />}
          {state === 'COPIED' ? t('Console.Copied') : t('Console.Copy')}
        </button>
      </div>
      <p className={controls.label} role="status">
        {state === 'BY_HAND' && t('Console.CopyByHand')}
      </p>
    </div>
  );
}
