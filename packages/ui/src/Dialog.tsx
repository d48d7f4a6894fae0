import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import styles from './Dialog.module.css';
import { Icon, type IconName } from './Icon.tsx';
import modal from './Modal.module.css';
import { ToastOutlet } from './ToastRegion.tsx';
import { useModalDialog } from './use-modal-dialog.ts';

export type DialogProps = {
  open: boolean;
  /** Null where Escape and a tap beside it must not dismiss the question. */
  onClose: (() => void) | null;
  title: string;
  text?: ReactNode;
  children?: ReactNode;
  icon?: IconName;
  tone?: 'neutral' | 'success' | 'danger';
  actions: ReactNode;
  /** Covers the page, for news that nobody may miss. */
  isFullScreen?: boolean;
};

/** For a question or a notice: short, in the middle, answered with one of its actions. */
export function Dialog(props: DialogProps) {
  const titleId = useId();
  const textId = useId();
  const { isPresent, ...dialog } = useModalDialog(props.open, props.onClose);
  const { tone = 'neutral' } = props;
  return (
    <dialog
      {...dialog}
      role="alertdialog"
      className={classNames(modal.modal, styles.dialog, props.isFullScreen && styles.fullScreen)}
      aria-labelledby={titleId}
      aria-describedby={props.text ? textId : undefined}
    >
      {isPresent && (
        <>
          <ToastOutlet />
          <div className={styles.content}>
            {props.icon && (
              <span className={classNames(styles.icon, styles[tone])}>
                <Icon name={props.icon} />
              </span>
            )}
            <h2 id={titleId} className={modal.title}>
              {props.title}
            </h2>
            {props.text && (
              <div id={textId} className={styles.text}>
                {props.text}
              </div>
            )}
            {props.children}
          </div>
          <div className={classNames(modal.actions, styles.actions)}>{props.actions}</div>
        </>
      )}
    </dialog>
  );
}
