import type { EditProblem } from '@tallrik/domain/menu/editing/edit-problem';
import { useId, type KeyboardEvent } from 'react';
import controls from '../../../shared/controls/controls.module.css';
import { adminErrorText, useAdminText } from '../use-admin-text.tsx';
import styles from './editor.module.css';
import { useSavedText } from './use-saved-text.ts';

/** One text that saves by itself when it is left or on Enter. */
export function SavedText(props: {
  label: string;
  /** What it is stands beside it already. */
  isLabelHidden?: boolean;
  saved: string;
  lang?: string;
  placeholder?: string;
  /** Several lines, with a count of letters from the start. */
  longest?: number;
  isReadOnly?: boolean;
  check: (text: string) => EditProblem | null;
  onSave: (text: string) => void;
  /** Ctrl+Enter: on to another field. */
  onNext?: () => void;
}) {
  const t = useAdminText();
  const id = useId();
  const { longest } = props;
  const text = useSavedText(props);
  const given = {
    id,
    className: controls.input,
    lang: props.lang,
    placeholder: props.placeholder,
    readOnly: props.isReadOnly,
    value: text.value,
    'aria-label': props.isLabelHidden ? props.label : undefined,
    'aria-invalid': text.problem !== null,
    'aria-describedby': text.problem === null ? undefined : `${id}-problem`,
    onBlur: text.commit,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isNext = props.onNext !== undefined && (event.ctrlKey || event.metaKey);
    if (event.key === 'Enter') {
      event.preventDefault();
      // Moving on leaves the field, which saves it: once is enough.
      if (isNext) props.onNext?.();
      else text.commit();
    }
    if (event.key === 'Escape') text.cancel();
  };
  return (
    <div className={controls.field}>
      <div className={styles.labelLine}>
        {props.isLabelHidden ? null : (
          <label className={styles.label} htmlFor={id}>
            {props.label}
          </label>
        )}
        {longest !== undefined && (
          <span className={styles.count} data-long={[...text.value].length > COUNTED}>
            {[...text.value].length} / {longest}
          </span>
        )}
      </div>
      {longest === undefined ? (
        <input
          {...given}
          onKeyDown={onKeyDown}
          onChange={({ target }) => text.onChange(target.value)}
        />
      ) : (
        <textarea
          {...given}
          className={styles.area}
          rows={3}
          onKeyDown={onKeyDown}
          onChange={({ target }) => text.onChange(target.value)}
        />
      )}
      {text.problem && (
        <p id={`${id}-problem`} className={styles.problem} role="alert">
          {adminErrorText(t, text.problem.code)}
        </p>
      )}
    </div>
  );
}

/** Longer descriptions are cut off on a card (CATALOG-05). */
const COUNTED = 150;
