import { useId, type ReactNode } from 'react';
import styles from './Panel.module.css';

/** A card of a page: its name, what can be done or told beside it, and what there is. */
export function Panel(props: { title: ReactNode; aside?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {props.title}
        </h2>
        {props.aside && <div className={styles.aside}>{props.aside}</div>}
      </div>
      {props.children}
    </section>
  );
}
