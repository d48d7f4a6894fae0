import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { IconButton } from './IconButton.tsx';
import modal from './Modal.module.css';
import styles from './Sheet.module.css';
import { ToastOutlet } from './ToastRegion.tsx';
import { useModalDialog } from './use-modal-dialog.ts';

export type SheetProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  children: ReactNode;
  /** Stays at the lower edge while the content scrolls. */
  actions?: ReactNode;
  lang?: string;
};

/** For choosing and filling in: slides up on a phone, stands in the middle from 768. */
export function Sheet(props: SheetProps) {
  const titleId = useId();
  const { isPresent, ...dialog } = useModalDialog(props.open, props.onClose);
  return (
    <dialog {...dialog} className={classNames(modal.modal, styles.sheet)} aria-labelledby={titleId}>
      {isPresent && (
        <>
          <ToastOutlet />
          <div className={modal.head}>
            <h2 id={titleId} className={modal.title} lang={props.lang}>
              {props.title}
            </h2>
            <IconButton icon="close" label={props.closeLabel} onClick={props.onClose} />
          </div>
          {/* Focusable, so that a keyboard can scroll a long text without a control in it. */}
          <div className={modal.body} tabIndex={0} role="group" aria-labelledby={titleId}>
            {props.children}
          </div>
          {props.actions && (
            <div className={classNames(modal.actions, styles.actions)}>{props.actions}</div>
          )}
        </>
      )}
    </dialog>
  );
}
