import { classNames } from './class-names.ts';
import styles from './Price.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export type PriceProps = {
  /** Formatted, with its currency. */
  amount: string;
  /** The price before a discount, struck through; `label` says so to a screen reader. */
  before?: { amount: string; label: string };
  size?: 'medium' | 'large';
  muted?: boolean;
};

export function Price({ amount, before, size = 'medium', muted = false }: PriceProps) {
  return (
    <span
      className={classNames(styles.price, size === 'large' && styles.large, muted && styles.muted)}
    >
      {before && (
        <>
          <VisuallyHidden>{before.label} </VisuallyHidden>
          <s className={styles.before}>{before.amount}</s>{' '}
        </>
      )}
      {amount}
    </span>
  );
}
