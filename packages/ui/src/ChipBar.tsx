import { useEffect, useRef } from 'react';
import styles from './ChipBar.module.css';
import { Link } from './Link.tsx';

export type Chip = { id: string; label: string; href: string; lang?: string };

export type ChipBarProps = {
  /** Names the navigation for screen readers. */
  label: string;
  chips: readonly Chip[];
  /** The section in view; the bar scrolls to its chip. */
  currentId: string | null;
  onChoose?: (id: string, event: React.MouseEvent<HTMLAnchorElement>) => void;
};

export function ChipBar({ label, chips, currentId, onChoose }: ChipBarProps) {
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const bar = list.current;
    const chip = bar?.querySelector<HTMLElement>('[aria-current]');
    if (!bar || !chip) return;
    // Scrolls the bar alone: scrollIntoView would also move the page under the guest's thumb.
    const centre = chip.offsetLeft - (bar.clientWidth - chip.offsetWidth) / 2;
    bar.scrollTo?.({ left: centre, behavior: 'smooth' });
  }, [currentId]);

  return (
    <nav className={styles.bar} aria-label={label}>
      <ul className={styles.chips} ref={list}>
        {chips.map((chip) => (
          <li key={chip.id} className={styles.slot}>
            <Link
              href={chip.href}
              className={styles.chip}
              lang={chip.lang}
              aria-current={chip.id === currentId ? 'true' : undefined}
              onClick={(event) => onChoose?.(chip.id, event)}
            >
              {chip.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
