import { type KeyboardEvent, useState } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';
import styles from './Stepper.module.css';
import { readQuantity } from './read-quantity.ts';

export type StepperProps = {
  value: number;
  min: number;
  /** Absent means: no limit. */
  max?: number;
  onChange: (value: number) => void;
  /** The guest wanted more than `max`; the value has been clamped to it (ITEM-16). */
  onLimit?: () => void;
  /** Plus is off, for instance in a single-select upsell that has its choice (ITEM-19). */
  isPlusDisabled?: boolean;
  /** Minus at 1 takes the line away and says so with a trash can. */
  removesAtOne?: boolean;
  size?: 'medium' | 'small';
  labels: { group: string; decrease: string; increase: string; remove?: string };
};

export function Stepper(props: StepperProps) {
  const { value, min, max = Infinity, onChange, onLimit, labels } = props;
  // What the guest is typing; null means the value itself is shown.
  const [draft, setDraft] = useState<string | null>(null);
  const isRemoving = Boolean(props.removesAtOne) && value === 1;

  const ask = (wanted: number) => {
    if (wanted > max) onLimit?.();
    const next = Math.max(min, Math.min(wanted, max));
    if (next !== value) onChange(next);
  };

  const type = (text: string) => {
    const quantity = readQuantity(text, min);
    if (quantity === null) return setDraft('');
    ask(quantity);
    setDraft(null);
  };

  const leave = () => {
    if (draft === '') ask(min);
    setDraft(null);
  };

  const stepByKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    if (event.key === 'ArrowDown') ask(value - 1);
    else if (!props.isPlusDisabled) ask(value + 1);
  };

  return (
    <div
      className={classNames(styles.stepper, props.size === 'small' && styles.small)}
      role="group"
      aria-label={labels.group}
    >
      <button
        type="button"
        className={styles.step}
        aria-label={isRemoving ? (labels.remove ?? labels.decrease) : labels.decrease}
        disabled={value <= min}
        onClick={() => ask(value - 1)}
      >
        <Icon name={isRemoving ? 'trash' : 'minus'} size="small" />
      </button>
      <input
        className={styles.value}
        type="text"
        inputMode="numeric"
        pattern="[0-9]*"
        autoComplete="off"
        role="spinbutton"
        aria-label={labels.group}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={Number.isFinite(max) ? max : undefined}
        size={2}
        value={draft ?? String(value)}
        onChange={(event) => type(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={leave}
        onKeyDown={stepByKey}
      />
      <button
        type="button"
        className={styles.step}
        aria-label={labels.increase}
        disabled={props.isPlusDisabled}
        onClick={() => ask(value + 1)}
      >
        <Icon name="plus" size="small" />
      </button>
    </div>
  );
}
