import { classNames } from '@tallrik/ui/class-names';
import { useId, type ReactNode } from 'react';
import controls from '../../../shared/controls/controls.module.css';
import { FormError } from '../../../shared/controls/FormParts.tsx';
import { ModalSheet } from '../../../shared/controls/ModalSheet.tsx';
import { adminErrorText, useAdminText } from '../use-admin-text.tsx';

/** Asked before what signs people out, closes a company or makes a printed code worthless. */
export function ConfirmSheet(props: {
  open: boolean;
  title: string;
  text: string;
  action: string;
  isDangerous: boolean;
  isBusy: boolean;
  /** What is asked besides is not answered yet. */
  isIncomplete?: boolean;
  /** Why it was refused. */
  code: string | null;
  /** What else is asked before it is done. */
  children?: ReactNode;
  onConfirm: () => void;
  onClose: () => void;
}) {
  const t = useAdminText();
  const id = useId();
  return (
    <ModalSheet
      open={props.open}
      onClose={props.onClose}
      title={props.title}
      text={props.text}
      closeLabel={t('Console.Close')}
    >
      {props.children}
      <FormError id={id} text={props.code === null ? null : adminErrorText(t, props.code)} />
      <button
        type="button"
        className={classNames(props.isDangerous ? controls.danger : controls.solid, controls.big)}
        disabled={props.isBusy || props.isIncomplete}
        onClick={props.onConfirm}
      >
        {props.isBusy ? t('Console.Loading') : props.action}
      </button>
      <button type="button" className={controls.quiet} data-autofocus onClick={props.onClose}>
        {t('Admin.Cancel')}
      </button>
    </ModalSheet>
  );
}
