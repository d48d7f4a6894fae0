import { Children, type ReactNode, useRef, useState } from 'react';
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
  const [ends, setEnds] = useState({ atStart: true, atEnd: false });
  /** An arrow that leads nowhere would only cover the words below it. */
  function measure() {
    const row = list.current;
    if (row === null) return;
    const atStart = row.scrollLeft <= 1;
    const atEnd = row.scrollLeft + row.clientWidth >= row.scrollWidth - 1;
    if (atStart !== ends.atStart || atEnd !== ends.atEnd) setEnds({ atStart, atEnd });
  }
  const scroll = (direction: -1 | 1) => {
    const row = list.current;
    row?.scrollBy({ left: direction * row.clientWidth * 0.8, behavior: 'smooth' });
  };
  return (
    <div className={styles.strip} onPointerEnter={measure} onFocus={measure}>
      <ul
        ref={list}
        onScroll={measure}
        className={styles.row}
        aria-label={label}
        tabIndex={isWithoutLinks ? 0 : undefined}
      >
        {Children.map(children, (child) => (
          <li className={styles.place}>{child}</li>
        ))}
      </ul>
      <div className={styles.arrows}>
        <span data-idle={ends.atStart || undefined}>
          <IconButton
            icon="back"
            size="small"
            variant="solid"
            label={labels.back}
            onClick={() => scroll(-1)}
          />
        </span>
        <span data-idle={ends.atEnd || undefined}>
          <IconButton
            icon="right"
            size="small"
            variant="solid"
            label={labels.forward}
            onClick={() => scroll(1)}
          />
        </span>
      </div>
    </div>
  );
}
