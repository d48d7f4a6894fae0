import { useCallback, useEffect, useRef } from 'react';
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
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  }, [onClose]);

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stay = () => clearTimeout(timer.current);
  const countDown = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => close.current(id), durationMs);
  }, [id, durationMs]);
  useEffect(() => {
    countDown();
    return () => clearTimeout(timer.current);
  }, [countDown]);

  return (
    <div
      className={classNames(styles.toast, props.tone === 'danger' && styles.danger)}
      // A pointer that moves over it reads it. One that rests where the toast came up does not: held by it, the toast
      // lay for ever on the button that had just been pressed.
      onPointerMove={countDown}
      onFocus={stay}
      onBlur={countDown}
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
