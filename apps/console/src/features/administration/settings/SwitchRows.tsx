import { useId, useState, type ReactNode } from 'react';
import controls from '../../../shared/controls/controls.module.css';
import { Toggle } from '../../../shared/controls/Toggle.tsx';
import { Panel } from '../parts/Panel.tsx';
import styles from './SwitchRows.module.css';

type Words = { name: string; effect: string; note?: string | null | undefined };

/** Switches that belong together. */
export const SwitchGroup = (props: { title: string; children: ReactNode }) => (
  <Panel title={props.title}>
    <div className={styles.rows}>{props.children}</div>
  </Panel>
);

const RowText = ({ name, effect, note, id }: Words & { id?: string }) => (
  <span className={styles.text}>
    <span id={id} className={styles.name}>
      {name}
    </span>{' '}
    <span className={styles.effect}>{effect}</span>{' '}
    {note && <span className={styles.note}>{note}</span>}
  </span>
);

/** On or off, with what it does to guests in a sentence (LOOK-13). */
export const SwitchRow = (
  props: Words & { isOn: boolean; error?: string | null; onChange: (isOn: boolean) => void },
) => (
  <div className={styles.switch}>
    <Toggle label={<RowText {...props} />} isOn={props.isOn} onChange={props.onChange} />
    {props.error && (
      <p className={styles.wrong} role="alert">
        {props.error}
      </p>
    )}
  </div>
);

/** One of a few. */
export function ChoiceRow<Value extends string>(
  props: Words & {
    value: Value;
    options: readonly { value: Value; text: string }[];
    isDisabled?: boolean;
    error?: string | null;
    onChange: (value: Value) => void;
  },
) {
  const id = useId();
  return (
    <div className={styles.row}>
      <RowText {...props} id={id} />
      <span className={styles.control}>
        <select
          className={controls.input}
          aria-labelledby={id}
          disabled={props.isDisabled}
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
      </span>
      {props.error && (
        <p className={styles.wrong} role="alert">
          {props.error}
        </p>
      )}
    </div>
  );
}

/** A short text or number; sent when it is left or by Enter, and only where it is right. */
export function TextRow(
  props: Words & {
    value: string;
    unit?: string;
    inputMode?: 'numeric' | 'tel' | 'url' | 'text';
    maxLength?: number;
    /** What is wrong with the text; null: nothing. */
    check: (text: string) => string | null;
    error?: string | null;
    onSave: (text: string) => void;
  },
) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const text = typed ?? props.value;
  const save = () => {
    if (typed === null) return;
    const entered = typed.trim();
    const problem = entered === props.value ? null : props.check(entered);
    setWrong(problem);
    if (problem !== null) return;
    setTyped(null);
    if (entered !== props.value) props.onSave(entered);
  };
  const error = wrong ?? props.error ?? null;
  return (
    <div className={styles.row}>
      <RowText {...props} id={id} />
      <span className={styles.control}>
        <input
          className={controls.input}
          aria-labelledby={id}
          aria-invalid={error !== null}
          aria-describedby={error === null ? undefined : `${id}-wrong`}
          inputMode={props.inputMode}
          maxLength={props.maxLength}
          autoComplete="off"
          value={text}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={save}
          onKeyDown={({ key }) => {
            if (key === 'Enter') save();
          }}
        />
        {props.unit && <span className={styles.unit}>{props.unit}</span>}
      </span>
      {error !== null && (
        <p id={`${id}-wrong`} className={styles.wrong} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
