import { useId, type ReactNode } from 'react';
import controls from '../../../shared/controls/controls.module.css';
import page from '../../../shared/controls/page.module.css';
import { Icon } from '../../../shared/icon/Icon.tsx';

/** A name above its field. */
export function SetupField(props: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div className={controls.field}>
      <label className={controls.label} htmlFor={id}>
        {props.label}
      </label>
      {props.children(id)}
    </div>
  );
}

export function SetupSelect<Value extends string>(props: {
  label: string;
  value: Value;
  choices: readonly { value: Value; text: string }[];
  onChange: (value: Value) => void;
}) {
  return (
    <SetupField label={props.label}>
      {(id) => (
        <select
          id={id}
          className={controls.input}
          value={props.value}
          onChange={({ target }) => {
            const chosen = props.choices.find(({ value }) => value === target.value);
            if (chosen) props.onChange(chosen.value);
          }}
        >
          {props.choices.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </SetupField>
  );
}

export const SetupProblem = ({ text }: { text: string | null }) => (
  <div role="alert">
    {text !== null && (
      <p className={page.error}>
        <Icon name="alert" />
        {text}
      </p>
    )}
  </div>
);
