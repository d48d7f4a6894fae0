import { type HTMLInputAutoCompleteAttribute, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import styles from './Field.module.css';
import { Icon } from './Icon.tsx';

export type TextFieldProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  type?: 'text' | 'email' | 'tel' | 'password' | 'search';
  name?: string;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: 'text' | 'numeric' | 'tel' | 'email' | 'search';
  placeholder?: string;
  hint?: ReactNode;
  /** What is wrong and how to put it right; announced when it appears. */
  error?: string | null;
  maxLength?: number;
  disabled?: boolean;
  isOptional?: boolean;
  /** Takes the focus when its sheet opens. */
  hasAutofocus?: boolean;
  /** A control inside the field, at its end. */
  end?: ReactNode;
};

export function TextField(props: TextFieldProps) {
  const id = useId();
  const { error, hint } = props;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {props.label}
      </label>
      <div className={styles.box}>
        <input
          id={id}
          className={classNames(styles.control, props.end !== undefined && styles.withEnd)}
          type={props.type ?? 'text'}
          name={props.name}
          value={props.value}
          autoComplete={props.autoComplete}
          inputMode={props.inputMode}
          placeholder={props.placeholder}
          maxLength={props.maxLength}
          disabled={props.disabled}
          required={props.isOptional ? undefined : true}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : hint ? `${id}-hint` : undefined}
          data-autofocus={props.hasAutofocus || undefined}
          onChange={(event) => props.onChange(event.target.value)}
          onBlur={props.onBlur}
        />
        {props.end !== undefined && <div className={styles.end}>{props.end}</div>}
      </div>
      {hint && !error && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <div aria-live="polite">
        {error && (
          <p id={`${id}-error`} className={styles.error}>
            <Icon name="alert" size="small" />
            {error}
          </p>
        )}
      </div>
    </div>
  );
}
