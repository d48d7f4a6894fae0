import { classNames } from './class-names.ts';
import { Icon, type IconName } from './Icon.tsx';
import styles from './OrderProgress.module.css';

export type OrderStep = { id: string; label: string; icon: IconName };

export type OrderProgressProps = {
  label: string;
  steps: readonly OrderStep[];
  /** The step the order is at; those before it are done. */
  currentId: string;
};

export function OrderProgress({ label, steps, currentId }: OrderProgressProps) {
  const current = steps.findIndex((step) => step.id === currentId);
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map((step, place) => (
        <li
          key={step.id}
          className={classNames(
            styles.step,
            place < current && styles.done,
            place === current && styles.now,
          )}
          aria-current={place === current ? 'step' : undefined}
        >
          <span className={styles.dot}>
            <Icon name={place < current ? 'check' : step.icon} size="small" />
          </span>
          {step.label}
        </li>
      ))}
    </ol>
  );
}
