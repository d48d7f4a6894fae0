import type { ReactNode } from 'react';
import styles from './Panel.module.css';

/** A raised surface that holds rows, lines or sums. */
export const Panel = (props: { children: ReactNode }) => (
  <div className={styles.panel}>{props.children}</div>
);
