import { useId, type TextareaHTMLAttributes } from 'react';
import controls from '../../../shared/controls/controls.module.css';
import styles from '../menu/editor.module.css';

/** A field of several lines with its name above it; `errorId` is where the words for what is wrong stand. */
export function TextArea(
  props: Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onChange'> & {
    label: string;
    hint?: string;
    errorId: string | null;
    onChange: (text: string) => void;
  },
) {
  const id = useId();
  const { label, hint, errorId, onChange, ...area } = props;
  const hintId = hint ? `${id}-hint` : null;
  return (
    <div className={controls.field}>
      <label className={controls.label} htmlFor={id}>
        {label}
      </label>
      <textarea
        rows={3}
        {...area}
        id={id}
        className={styles.area}
        aria-invalid={errorId !== null}
        aria-describedby={[hintId, errorId].filter(Boolean).join(' ') || undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      {hint && (
        <p id={`${id}-hint`} className={controls.label}>
          {hint}
        </p>
      )}
    </div>
  );
}
