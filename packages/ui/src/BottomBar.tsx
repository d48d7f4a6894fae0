import type { ReactNode } from 'react';
import styles from './BottomBar.module.css';

export type BottomBarProps = {
  children: ReactNode;
  /** From 992 there is room to say again what the action is about. */
  summary?: ReactNode;
};

/** The page's one filled action, always in reach of the thumb (BRAND-08). */
export function BottomBar({ children, summary }: BottomBarProps) {
  return (
    <div className={styles.bar}>
      <div className={styles.column}>
        {summary && <div className={styles.summary}>{summary}</div>}
        <div className={styles.actions}>{children}</div>
      </div>
    </div>
  );
}
