import { useId } from 'react';
import controls from '../../../shared/controls/controls.module.css';

export function Select<Value extends string>(props: {
  label: string;
  hint?: string | undefined;
  value: Value;
  options: readonly { value: Value; text: string }[];
  onChange: (value: Value) => void;
}) {
  const id = useId();
  return (
    <div className={controls.field}>
      <label className={controls.label} htmlFor={id}>
        {props.label}
      </label>
      <select
        id={id}
        className={controls.input}
        aria-describedby={props.hint ? `${id}-hint` : undefined}
        value={props.value}
        onChange={({ target }) => {
          const chosen = props.options.find(({ value }) => value === target.value);
          if (chosen) props.onChange(chosen.value);
        }}
      >
        {props.options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      {props.hint && (
        <p id={`${id}-hint`} className={controls.label}>
          {props.hint}
        </p>
      )}
    </div>
  );
}
