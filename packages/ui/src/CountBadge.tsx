import { useState } from 'react';
import styles from './CountBadge.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export type CountBadgeProps = {
  count: number;
  /** What is counted, for screen readers: "4 items". */
  label: string;
};

/** A number that bumps when it changes, never on arrival. */
export function CountBadge({ count, label }: CountBadgeProps) {
  const [seen, setSeen] = useState({ count, bumps: 0 });
  if (seen.count !== count) setSeen({ count, bumps: seen.bumps + 1 });
  if (count === 0) return null;
  return (
    <>
      <span
        key={seen.bumps}
        className={styles.badge}
        data-bump={seen.bumps > 0 || undefined}
        aria-hidden="true"
      >
        {count}
      </span>
      <VisuallyHidden>, {label}</VisuallyHidden>
    </>
  );
}
