import { Children, type ReactNode, useRef } from 'react';
import { IconButton } from './IconButton.tsx';
import styles from './Strip.module.css';

export type StripProps = {
  label: string;
  children: ReactNode;
  /** Of the arrows that stand in for the swipe where there is a pointer. */
  labels: { back: string; forward: string };
  /** As when all dishes are sold out: the row itself then takes the focus, or no keyboard could scroll it. */
  isWithoutLinks?: boolean;
};

/** A row that scrolls sideways: swipe, arrows, or the keyboard through its links. */
export function Strip({ label, children, labels, isWithoutLinks = false }: StripProps) {
  const list = useRef<HTMLUListElement>(null);
  const scroll = (direction: -1 | 1) => {
    const row = list.current;
    row?.scrollBy({ left: direction * row.clientWidth * 0.8, behavior: 'smooth' });
  };
  return (
    <div className={styles.strip}>
      <ul
        ref={list}
        className={styles.row}
        aria-label={label}
        tabIndex={isWithoutLinks ? 0 : undefined}
      >
        {Children.map(children, (child) => (
          <li className={styles.place}>{child}</li>
        ))}
      </ul>
      <div className={styles.arrows}>
        <IconButton
          icon="back"
          size="small"
          variant="solid"
          label={labels.back}
          onClick={() => scroll(-1)}
        />
        <IconButton
          icon="right"
          size="small"
          variant="solid"
          label={labels.forward}
          onClick={() => scroll(1)}
        />
      </div>
    </div>
  );
}
