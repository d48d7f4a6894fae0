import { classNames } from '@tallrik/ui/class-names';
import { useId, type ReactNode } from 'react';
import styles from './Toggle.module.css';

/** A switch with its words; the whole row is the target. */
export function Toggle(props: {
  label: ReactNode;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  /** Off is not only off but wrong: a dish that guests cannot order. */
  isOffAlarming?: boolean;
}) {
  const id = useId();
  return (
    <button
      type="button"
      role="switch"
      className={classNames(styles.toggle, props.isOffAlarming && styles.alarming)}
      aria-checked={props.isOn}
      aria-labelledby={id}
      onClick={() => props.onChange(!props.isOn)}
    >
      <span id={id} className={styles.label}>
        {props.label}
      </span>
      <span className={styles.track} />
    </button>
  );
}
