import { classNames } from './class-names.ts';
import styles from './ProgressDots.module.css';

export type ProgressDotsProps = {
  count: number;
  /** From 1. */
  current: number;
  /** In words: "Step 2 of 3". */
  label: string;
};

export function ProgressDots({ count, current, label }: ProgressDotsProps) {
  return (
    <div className={styles.dots} role="img" aria-label={label}>
      {Array.from({ length: count }, (_, place) => (
        <span
          key={place}
          className={classNames(styles.dot, place + 1 === current && styles.current)}
        />
      ))}
    </div>
  );
}
