import { Button } from '@tallrik/ui/Button';
import { Icon } from '@tallrik/ui/Icon';
import { ProgressDots } from '@tallrik/ui/ProgressDots';
import type { ReactNode } from 'react';
import { useTranslate } from '../../shared/translate/use-translate.tsx';
import styles from './AccountForm.module.css';
import { useFormFocus } from './use-form-focus.ts';
import type { FormFailure } from './use-sending.ts';

export type AccountFormProps = {
  children: ReactNode;
  submitLabel: string;
  isSending: boolean;
  /** What went wrong with the last try, where no field is to blame. */
  failure: FormFailure | null;
  onSubmit: () => void;
  /** Of a form in several steps, from 1. */
  step?: { count: number; current: number };
  /** The way to another form, below the button. */
  aside?: ReactNode;
};

/** One step of an overlay: fields, one button, and the way to the neighbouring form. */
export function AccountForm(props: AccountFormProps) {
  const t = useTranslate();
  const { step, failure } = props;
  const focus = useFormFocus();
  return (
    <form
      ref={focus.form}
      onInput={focus.rest}
      className={styles.form}
      // Our own words under the field, not the browser's bubble in the device's language.
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        focus.seekMistake();
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
      {/* In the page before its words: a live region that arrives with them is not read. */}
      <div role="alert" className={styles.failure}>
        {failure && (
          <>
            <Icon name="alert" size="small" />
            <p>
              <strong>{failure.title}</strong> {failure.text}
            </p>
          </>
        )}
      </div>
      <Button wide type="submit" loading={props.isSending}>
        {props.submitLabel}
      </Button>
      {props.aside && <div className={styles.aside}>{props.aside}</div>}
    </form>
  );
}
