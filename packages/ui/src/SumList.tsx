import { classNames } from './class-names.ts';
import styles from './SumList.module.css';

export type Sum = { id: string; label: string; amount: string; isTotal?: boolean };

/** Sums in a column, right-aligned in tabular figures; the total is the one that counts, what stands below it is part of it. */
export function SumList({ sums, isLive = false }: { sums: readonly Sum[]; isLive?: boolean }) {
  return (
    <dl className={styles.sums} aria-live={isLive ? 'polite' : undefined}>
      {sums.map((sum) => (
        <div key={sum.id} className={classNames(styles.sum, sum.isTotal && styles.total)}>
          <dt>{sum.label}</dt>
          <dd>{sum.amount}</dd>
        </div>
      ))}
    </dl>
  );
}
