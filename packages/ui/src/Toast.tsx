import { useEffect, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';
import styles from './Toast.module.css';

export const TOAST_DURATION_MS = 4_000;
/** A toast that can be acted upon waits longer: a screen reader must get to its button in time (WCAG 2.2.1). */
export const ACTION_TOAST_MS = 10_000;

export type ToastMessage = {
  id: string;
  title: string;
  text?: string;
  icon?: IconName;
  tone?: 'neutral' | 'danger';
  durationMs?: number;
  /** One thing to do about it, such as undo; doing it closes the toast. */
  action?: { label: string; run: () => void };
};

export type ToastProps = ToastMessage & { closeLabel: string; onClose: (id: string) => void };

export function Toast(props: ToastProps) {
  const { id, action, onClose } = props;
  const shownMs = props.durationMs ?? TOAST_DURATION_MS;
  const durationMs = action ? Math.max(shownMs, ACTION_TOAST_MS) : shownMs;
  const [isHeld, setHeld] = useState(false);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  }, [onClose]);

  // A guest who reads it with the pointer or the focus on it keeps it open.
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => close.current(id), durationMs);
    return () => clearTimeout(timer);
  }, [id, durationMs, isHeld]);

  return (
    <div
      className={classNames(styles.toast, props.tone === 'danger' && styles.danger)}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {props.icon && <Icon name={props.icon} />}
      <div className={styles.words}>
        <p className={styles.title}>{props.title}</p>
        {props.text && <p className={styles.text}>{props.text}</p>}
      </div>
      {action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            action.run();
            onClose(id);
          }}
        >
          {action.label}
        </button>
      )}
      <IconButton icon="close" size="small" label={props.closeLabel} onClick={() => onClose(id)} />
    </div>
  );
}
