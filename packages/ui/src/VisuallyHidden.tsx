import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

/** Text for screen readers only. */
export function VisuallyHidden(props: { children: ReactNode; id?: string }) {
  return (
    <span id={props.id} className={styles.hidden}>
      {props.children}
    </span>
  );
}
