import { useEffect, useRef } from 'react';
import controls from '../../shared/controls/controls.module.css';
import { Icon } from '../../shared/icon/Icon.tsx';
import { useTranslate } from '../../shared/messages/use-messages.tsx';
import styles from './MoveToast.module.css';

export const TOAST_MS = 10_000;

/** A tap that did not hold: which order, and why it went back. */
export function MoveToast(props: { number: string; text: string; onClose: () => void }) {
  const t = useTranslate();
  const close = useRef(props.onClose);
  useEffect(() => {
    close.current = props.onClose;
  });
  useEffect(() => {
    const timer = setTimeout(() => close.current(), TOAST_MS);
    return () => clearTimeout(timer);
  }, [props.number, props.text]);
  return (
    <div className={styles.notice} role="alert">
      <Icon name="alert" size="large" />
      <p className={styles.words}>
        <b>{t('Console.Order.Number', { number: props.number })}</b>
        {props.text}
      </p>
      <button
        type="button"
        className={controls.iconButton}
        aria-label={t('Console.Close')}
        onClick={props.onClose}
      >
        <Icon name="close" size="large" />
      </button>
    </div>
  );
}
