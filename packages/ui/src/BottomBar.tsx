import type { ReactNode } from 'react';
import styles from './BottomBar.module.css';

export type BottomBarProps = {
  /** Names the bar as a landmark: a screen reader jumps to it. */
  label: string;
  children: ReactNode;
  /** From 992 there is room to say again what the action is about. */
  summary?: ReactNode;
};

/** The page's one filled action, always in reach of the thumb (BRAND-08). */
export function BottomBar({ label, children, summary }: BottomBarProps) {
  return (
    <>
      {/* The bar floats: without room below it would cover the page's last lines. */}
      <div className={styles.room} />
      <section className={styles.bar} aria-label={label}>
        <div className={styles.column}>
          {summary && <div className={styles.summary}>{summary}</div>}
          <div className={styles.actions}>{children}</div>
        </div>
      </section>
    </>
  );
}
