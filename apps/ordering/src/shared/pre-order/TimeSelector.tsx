import { Wheel, type WheelOption } from '@tallrik/ui/Wheel';
import { useId } from 'react';
import styles from './TimeSelector.module.css';
import { useIsSmallScreen } from './use-is-small-screen.ts';

/** A wheel on small screens, a list on the others (TIME-05). */
export function TimeSelector(props: {
  label: string;
  value: string;
  onChange: (value: string) => void;
  options: readonly WheelOption[];
}) {
  const id = useId();
  const isSmall = useIsSmallScreen();
  if (isSmall) {
    return (
      <div className={styles.field}>
        <span className={styles.label} aria-hidden="true">
          {props.label}
        </span>
        <Wheel {...props} />
      </div>
    );
  }
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {props.label}
      </label>
      <select
        id={id}
        className={styles.select}
        value={props.value}
        onChange={(event) => props.onChange(event.target.value)}
      >
        {props.options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}
