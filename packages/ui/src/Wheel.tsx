import { useEffect, useId, useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { classNames } from './class-names.ts';
import styles from './Wheel.module.css';

export type WheelOption = { value: string; label: string; isUnavailable?: boolean };

export type WheelProps = {
  label: string;
  options: readonly WheelOption[];
  value: string;
  onChange: (value: string) => void;
};

/** One option's height; the stylesheet's `--wheel-row` is the same. */
export const WHEEL_ROW_PX = 44;
/** The wheel has stopped when nothing has moved for this long. */
const SETTLED_MS = 120;

/** A list that turns under the thumb and stops at one of its options; by keyboard a listbox like any other (TIME-05). */
export function Wheel({ label, options, value, onChange }: WheelProps) {
  const id = useId();
  const wheel = useRef<HTMLDivElement>(null);
  const settling = useRef<ReturnType<typeof setTimeout> | null>(null);
  const chosen = Math.max(
    0,
    options.findIndex((option) => option.value === value),
  );

  // A change from outside (another day, a key) turns the wheel; one from the thumb finds it there already.
  useEffect(() => {
    const element = wheel.current;
    const top = chosen * WHEEL_ROW_PX;
    if (element && Math.abs(element.scrollTop - top) > 1) element.scrollTop = top;
  }, [chosen, options]);
  useEffect(() => () => clearTimeout(settling.current ?? undefined), []);

  function settle() {
    const at = Math.round((wheel.current?.scrollTop ?? 0) / WHEEL_ROW_PX);
    const reached = options[Math.min(Math.max(at, 0), options.length - 1)];
    if (reached && reached.value !== value) onChange(reached.value);
  }
  const choose = (at: number) => {
    const option = options[Math.min(Math.max(at, 0), options.length - 1)];
    if (option) onChange(option.value);
  };
  function tap({ target }: MouseEvent) {
    const option = target instanceof Element ? target.closest<HTMLElement>('[data-at]') : null;
    if (option) choose(Number(option.dataset['at']));
  }
  function turn(event: KeyboardEvent) {
    const to = placeAfter(event.key, chosen, options.length);
    if (to === null) return;
    event.preventDefault();
    choose(to);
  }
  return (
    <div className={styles.frame}>
      <div
        ref={wheel}
        className={styles.wheel}
        role="listbox"
        aria-label={label}
        tabIndex={0}
        aria-activedescendant={`${id}-${chosen}`}
        data-drags
        onKeyDown={turn}
        onClick={tap}
        onScroll={() => {
          clearTimeout(settling.current ?? undefined);
          settling.current = setTimeout(settle, SETTLED_MS);
        }}
      >
        {options.map((option, at) => (
          <div
            key={option.value}
            id={`${id}-${at}`}
            role="option"
            tabIndex={-1}
            aria-selected={at === chosen}
            className={classNames(styles.option, option.isUnavailable && styles.unavailable)}
            data-at={at}
          >
            {option.label}
          </div>
        ))}
      </div>
    </div>
  );
}

const PAGE = 5;

function placeAfter(key: string, from: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return from + 1;
    case 'ArrowUp':
      return from - 1;
    case 'PageDown':
      return from + PAGE;
    case 'PageUp':
      return from - PAGE;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
