import { Button } from '@tallrik/ui/Button';
import { ProgressDots } from '@tallrik/ui/ProgressDots';
import type { ReactNode } from 'react';
import { useTranslate } from '../../shared/translate/use-translate.tsx';
import styles from './AccountForm.module.css';

export type AccountFormProps = {
  children: ReactNode;
  submitLabel: string;
  isSending: boolean;
  onSubmit: () => void;
  /** Of a form in several steps, from 1. */
  step?: { count: number; current: number };
  /** The way to another form, below the button. */
  aside?: ReactNode;
};

/** One step of an overlay: fields, one button, and the way to the neighbouring form. */
export function AccountForm(props: AccountFormProps) {
  const t = useTranslate();
  const { step } = props;
  return (
    <form
      className={styles.form}
      // Our own words under the field, not the browser's bubble in the device's language.
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        props.onSubmit();
      }}
    >
      {step && (
        <ProgressDots
          {...step}
          label={t('Account.Step', { step: step.current, count: step.count })}
        />
      )}
      {props.children}
      <Button wide type="submit" loading={props.isSending}>
        {props.submitLabel}
      </Button>
      {props.aside && <div className={styles.aside}>{props.aside}</div>}
    </form>
  );
}
