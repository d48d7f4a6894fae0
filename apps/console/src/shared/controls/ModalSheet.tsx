import { classNames } from '@tallrik/ui/class-names';
import { useModalDialog } from '@tallrik/ui/use-modal-dialog';
import { type ReactNode, useId } from 'react';
import { Icon } from '../icon/Icon.tsx';
import controls from './controls.module.css';
import styles from './ModalSheet.module.css';

/** In the middle of a tablet or at its side, at the lower edge of a phone. */
export function ModalSheet(props: {
  open: boolean;
  onClose: () => void;
  title: string;
  text?: string;
  closeLabel: string;
  /** A long list stands at the end of the screen, as high as it. */
  side?: 'end';
  /** What it shows is shown once: a tap beside it or Escape does not close it, its buttons do. */
  isLocked?: boolean;
  children: ReactNode;
}) {
  const id = useId();
  const { isPresent, ...dialog } = useModalDialog(
    props.open,
    props.isLocked ? null : props.onClose,
  );
  return (
    <dialog
      {...dialog}
      className={classNames(styles.sheet, props.side && styles.end)}
      aria-labelledby={`${id}-title`}
      aria-describedby={props.text ? `${id}-text` : undefined}
    >
      {isPresent && (
        <>
          <div className={styles.head}>
            <h2 id={`${id}-title`} className={styles.title}>
              {props.title}
            </h2>
            {props.text && (
              <p id={`${id}-text`} className={styles.lead}>
                {props.text}
              </p>
            )}
            <button
              type="button"
              className={classNames(controls.iconButton, styles.close)}
              aria-label={props.closeLabel}
              onClick={props.onClose}
            >
              <Icon name="close" size="large" />
            </button>
          </div>
          {props.children}
        </>
      )}
    </dialog>
  );
}
