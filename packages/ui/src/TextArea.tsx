import { useId } from 'react';
import { classNames } from './class-names.ts';
import styles from './Field.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export type TextAreaProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  maxLength: number;
  /** The counter in words for screen readers: "12 characters left". */
  counterLabel: string;
  placeholder?: string;
  hint?: string;
  hasAutofocus?: boolean;
};

export function TextArea(props: TextAreaProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {props.label}
      </label>
      <textarea
        id={id}
        className={classNames(styles.control, styles.area)}
        rows={3}
        value={props.value}
        maxLength={props.maxLength}
        placeholder={props.placeholder}
        aria-describedby={`${id}-counter`}
        data-autofocus={props.hasAutofocus || undefined}
        onChange={(event) => props.onChange(event.target.value.slice(0, props.maxLength))}
      />
      <div className={styles.foot}>
        {props.hint && <p className={styles.hint}>{props.hint}</p>}
        <p className={styles.counter} id={`${id}-counter`}>
          <span aria-hidden="true">
            {props.value.length}/{props.maxLength}
          </span>
          <VisuallyHidden>{props.counterLabel}</VisuallyHidden>
        </p>
      </div>
    </div>
  );
}
